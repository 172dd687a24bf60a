# What the cards of Intrigo do, in our own words; .help is what players ask about them.

text-intrigo_trader =
    Megcseréli egy mellette álló épület jelzőjét bármely másik épület jelzőjével.
    .help = Mindegy, hogy a jelző pecsét-e vagy dukát, és az is, hogy milyen épületen van, de mindkét épületen kell lennie jelzőnek. Ami képpel lefelé volt, úgy is marad.
text-intrigo_assassin =
    Képpel lefelé fordítja egy szomszédos átjáró intrikakártyáját. Ez a kártya ebben a fordulóban már semmit sem nyer.
    .help = A lefordított kártya továbbra is elfoglalja az átjáróját; meg lehet cserélni, és át is lehet helyezni. A két szomszédos épület túloldalán lévő kártyák ellenfél nélkül maradnak. Ebben a fordulóban a lefordított kártya már nem fordítható vissza.
text-intrigo_courtesan =
    Válassz egy üres szomszédos átjárót, és nevezz meg egy intrikakártyát, amely még nincs a palotában. Akinél van, azonnal lerakja oda.
    .help = Lehet, hogy a megnevezett lap éppen nálad van. Aki így rak le lapot, az nem veszíti el vele a következő lépését. Ha két játékosnál is van ilyen lap, az rakja le, akire tőled balra haladva előbb kerül sor; te vagy az utolsó.
text-intrigo_gondolier =
    Megcseréli egy szomszédos átjáró intrikakártyáját a palota bármely másik intrikakártyájával.
    .help = Ami képpel lefelé volt, úgy is marad. A befolyáskártyák sosem mozdulnak el.
text-intrigo_guard =
    Áthelyezi egy szomszédos átjáró intrikakártyáját bármelyik üres átjáróba.
    .help = A megürült átjáróba újra lehet kártyát rakni. Ami képpel lefelé volt, úgy is marad.
text-intrigo_thief =
    Képpel lefelé fordítja egy mellette álló épület jelzőjét. Ebben a fordulóban senki sem nyerheti el.
    .help = A jelző a helyén marad, és a következő fordulóra visszafordul. Az árus ettől még megcserélheti.

# $family is the card's family, $player its head; .nobody: no player heads it; .you: the reader does.
text-intrigo_card =
    A { $family } család intrikakártyája; a családot { $player } vezeti. Egy épület két oldalán lévő kártyák közül a magasabb nyeri el a jelzőt a családja vezetőjének, bárki rakta is le.
    .you = A { $family } család intrikakártyája; a családot te vezeted. Egy épület két oldalán lévő kártyák közül a magasabb nyeri el a jelzőt a családja vezetőjének, bárki rakta is le.
    .nobody = A { $family } család intrikakártyája; a családot senki sem vezeti. Az alacsonyabb kártyákat ugyanúgy veri, de akkor a jelző a helyén marad.
