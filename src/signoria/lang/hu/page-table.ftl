# What every table of the page says, whatever is played on it.

page-language = Nyelv
page-sound = Hangjelzés, ha te jössz
page-theme-day = Nappali nézet
page-theme-night = Éjszakai nézet
page-close = Bezárás
page-menu = Menü

page-error-unreachable = A szerver nem érhető el.
page-error-unknown = Valami hiba történt.
page-error-again = Újrapróbálás
page-error-home = Vissza a kezdőlapra

page-link-connecting = Kapcsolódás…
page-link-open = Kapcsolódva
page-link-lost = Megszakadt a kapcsolat, újrapróbáljuk…
page-link-ended = Nincs kapcsolat

page-table-closed = Ez az asztal már bezárt.
page-table-question = Kérdés
page-table-confirm = Kész
page-table-more = Válassz még: { $n }
page-table-tally = { $picked } / { $most }
page-table-tally-most = { $picked }, legfeljebb { $most }
page-table-tally-open = { $picked } kiválasztva
page-table-you = A te térfeled
page-table-log = Napló
page-table-game = { $n }. játszma
page-table-number = { $n }. asztal a kettőből
page-table-show-log = Napló megnyitása

page-proposal-undo-you = Kéred, hogy visszavonhasd az utolsó lépésed.
page-proposal-undo-other = { $player } szeretné visszavonni az utolsó lépését.
page-proposal-bot-you = Javaslod, hogy { $about } helyett bot játsszon tovább.
page-proposal-bot-other = { $player } javasolja, hogy { $about } helyett bot játsszon tovább.
page-proposal-rematch-same-you = Új játszmát javasolsz ugyanezekkel a lapokkal.
page-proposal-rematch-same-other = { $player } új játszmát javasol ugyanezekkel a lapokkal.
page-proposal-rematch-rotated-you = Új játszmát javasolsz néhány lap cseréjével.
page-proposal-rematch-rotated-other = { $player } új játszmát javasol néhány lap cseréjével.
page-proposal-rematch-new-you = Új játszmát javasolsz új lapokkal.
page-proposal-rematch-new-other = { $player } új játszmát javasol új lapokkal.
page-proposal-agree = Elfogadom
page-proposal-refuse = Elutasítom
page-proposal-withdraw = Visszavonom

page-table-undo-sure = Azóta mások is léptek. A visszavonás { LIST($players) } lépéseire is kiterjed.
page-table-undo-yes = Mindent visszavonok
page-table-doubt-no = Játszom tovább
page-proposal-declined = A kérésedet elutasították.

page-chat = Csevegés{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Írj valamit
page-chat-send = Küldés
page-chat-mute = Némítás: { $player }
page-chat-unmute = Némítás feloldása: { $player }

page-menu-take-seat = Bot nélkül folytatom
page-menu-hand-over = { $player } helyett bot játsszon
page-menu-concede = Feladom
page-menu-concede-doubt = Feladod ezt a játszmát? Ezt nem lehet visszavonni.
page-menu-concede-sure = Igen, feladom
page-menu-rules = Szabályok és lapok
page-menu-leave = Kilépek, még visszajövök
page-menu-keys = Billentyűk
page-menu-hold = Egy lap elolvasásához tartsd rajta az ujjad.
