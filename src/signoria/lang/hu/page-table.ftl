# What every table of the page says, whatever is played on it.

page-language = Nyelv
page-sound = Hangjelzés, ha te jössz
page-theme-day = Nappali nézet
page-theme-night = Éjszakai nézet
page-close = Bezárás
page-menu = Menü

page-trouble-unreachable = A kiszolgáló nem érhető el.
page-trouble-unknown = Valami hiba történt.
page-trouble-again = Próbáld újra
page-trouble-home = Vissza a kezdőlapra

page-link-connecting = Kapcsolódás
page-link-open = Kapcsolódva
page-link-lost = A kapcsolat megszakadt, újra próbáljuk
page-link-ended = A kapcsolat lezárult

page-table-closed = Ez az asztal már bezárt.
page-table-question = Kérdés
page-table-confirm = Kész
page-table-more = Még ennyit válassz: { $n }
page-table-tally = { $picked } / { $most }
page-table-tally-most = { $picked }, legfeljebb { $most }
page-table-tally-open = { $picked } kiválasztva
page-table-you = A te oldalad
page-table-log = Napló
page-table-show-log = Napló megnyitása

page-proposal-undo-you = Kéred, hogy visszavonhasd az utolsó lépésed.
page-proposal-undo-other = { $player } szeretné visszavonni az utolsó lépést.
page-proposal-bot-you = Javaslod, hogy bot játsszon tovább helyette: { $about }.
page-proposal-bot-other = { $player } javasolja, hogy bot játsszon tovább helyette: { $about }.
page-proposal-rematch-same-you = Új játszmát javasolsz ugyanezekkel a lapokkal.
page-proposal-rematch-same-other = { $player } új játszmát javasol ugyanezekkel a lapokkal.
page-proposal-rematch-rotated-you = Új játszmát javasolsz néhány lap cseréjével.
page-proposal-rematch-rotated-other = { $player } új játszmát javasol néhány lap cseréjével.
page-proposal-rematch-new-you = Új játszmát javasolsz új lapokkal.
page-proposal-rematch-new-other = { $player } új játszmát javasol új lapokkal.
page-proposal-agree = Elfogadom
page-proposal-refuse = Elutasítom
page-proposal-withdraw = Visszavonom

page-chat = Csevegés{ $n ->
    [0] { "" }
   *[other] { " " }({ $n })
}
page-chat-say = Írj valamit
page-chat-send = Küldés
page-chat-mute = Némítás: { $player }
page-chat-unmute = Némítás feloldása: { $player }

page-menu-take-seat = Újra magam játszom
page-menu-hand-over = Játsszon bot helyette: { $player }
page-menu-concede = Feladom
page-menu-concede-sure = Végleg feladom ezt a játszmát
page-menu-rules = Szabályok és lapok
page-menu-leave = Kilépek, később visszajövök
page-menu-keys = Billentyűk
