# Az edző az asztalnál: tippek, és figyelmeztetések gyakorláskor.

page-hint-ask = Tipp
    .about = Mit tenne az edző?
page-hint-thinking = Az edző gondolkodik…
page-hint-none = Az edző itt nem lát különbséget.
page-hint-hide = Elrejtés
page-hint-part = a legjobb választás része
page-hint-used = { $n } tipp
page-hint-not-yet = Még nem történt semmi.
page-hint-sure = Biztos? Ez körülbelül { $loss } esélybe kerül.
page-hint-against = Nyerési esély: { $chance }. Ezzel: { $better }, { $better_chance }.
page-hint-anyway = Mégis ezt
page-hint-again = Választok újra
page-hint-quiet = Ebben a játszmában ne figyelmeztess többet

# Mit ront el valaki a leggyakrabban, a játszmái elemzése szerint.
page-mistakes-title = Ezt rontod el a leggyakrabban
page-mistakes-from = Elemzett játszmák: { $games }, döntések: { $decisions }
page-mistakes-none = Egyik fajta hiba sem emelkedik ki.
page-mistakes-times = { $n } alkalommal, játszmák: { $games }, összesen −{ $loss }
page-mistakes-better = Jobb: { $what }
