# Lessons, playing on from a position, and links to positions.

page-learn-lessons = Leckék
    .short = Leckék
page-lesson-about = Minden lecke egy játszma egy bot ellen, és közben egy segítő is szól hozzád. Játssz úgy, ahogy akarsz: a segítő alkalmazkodik. Bármikor abbahagyhatod, és később folytathatod.
page-lesson-start = Játék
page-lesson-anew = Elölről
page-lesson-opening = A lecke megnyitása…
page-lesson-steps = { $n } rész
page-lesson-step = { $n }. rész
page-lesson-hide = Segítő elrejtése
page-lesson-show = Segítő megjelenítése
page-replay-play-on = Játék innen
page-replay-play-on-about = Ettől a lépéstől új játszma indul botok ellen, ugyanazokkal a lapokkal és ugyanazzal a keveréssel.
page-replay-as = A te helyed
page-replay-against = Ellenfél
page-replay-copy-position = Link másolása
page-origin-lesson = Lecke: { $title }
page-origin-table = Befejezett játszma folytatása
page-origin-record = Felvett játszma folytatása
page-origin-position = Megadott állásból indult
page-guide-try = Próbáld ki: { $title }
page-guide-cards = A fejezet lapjai: vidd az egeret valamelyik fölé, vagy koppints rá
