/** Gain without work, and closeness. */
export const GAIN = {
  crypto: `
    bitcoin*, ethereum, usdt, tether, coins, wallet*, trading*, daytrading*, forex*, binance,
    coinbase, bitpanda, stablecoin*, blockchain, nft*, cfd*, handelssoftware, ki handel*,
    trading bot*, broker, börsenplattform, goldinvest*, digitalen münzen, digitale münzen,
    digitalwährung*, digitale währung, digitaler währung, virtuelle* währung, token, litecoin,
    monero, dogecoin, handelskonto, handelsplattform*, krypto*`,
  invest: `
    invest*, geldanlage*, startkapital, anlegen, anlage*, guthaben, einzahl*, einlage*,
    plattform, aufladen, einsatz, kapital, legen … an, sparen, rente … verdoppeln, verdoppeln …
    rente, geld … anlegen, euro an, festgeld*, einstiegssumme, depot, anfänger, verdienen …
    börse, handelspartner, unser projekt, projekt, abfindung, ersparnisse, erspartes, trading,
    bot, eigenkapital, gewinnbeteiligung, einlage ab`,
  profit: `
    gewinn*, rendite*, passives einkommen, verdopp*, verzehnfach*, vervielfach*, zehnfache,
    zinsen, ertrag*, ausschüttung*, prozent am tag, prozent im monat, prozent pro, broker, mehr
    daraus, vermehr*, rest, verdreifach*, traumrendite*, an der börse, börse, pro monat, bot,
    von allein, vervielfält*, prozent monatlich, monatlich`,
  surely: `
    garantier*, garantie, täglich*, verdopp*, risikofrei*, sicher*, ohne risiko, schnell*,
    monat*, mühelos*, broker, jeden tag, automatisch*, im schlaf, software, gesichert, anfänger,
    prozent pro monat, in der woche, 12 prozent, von allein, prozent, jede woche, pro monat,
    jederzeit kündbar`,
  refused: 'nur bar, nehmen nein, nehmen … nein, ob wir auch',
  recruit: `
    anwerb*, anzuwerben, angeworben*, werben sie, werb* … mitglieder, werb* … neue, wirbst,
    jeden … mitbringen, jeden … werben, jeden … holen, partner … holen, freunde … werben, freund
    … werben, downline*, network marketing, networkmarketing, multilevel*, multi level, mlm,
    strukturvertrieb*, empfehlungsmarketing, eigenes netzwerk, eigenes team aufbauen, team …
    aufbauen, eigenes vertriebsteam, netzwerk … auf, schneeball*, pyramidensystem*, neue
    mitglieder, neue partner, ins team holen, stufe um stufe, vergütungsplan, karriereplan,
    weiterempfehl*, empfehl* … bekannt*, bekanntenkreis, vertriebspartner*, beraterin …
    anwerben, eigener chef, eigene chefin, weitere mitglieder, weitere teilnehmer, mitglied …
    wirb*, kette … mitglieder, teampartner*, freunde dazu, freunde … dazu, zwei freunde, eigene
    struktur, struktur auf*, *partner … gesundheit, personen … dazu, leute … dazu, leute …
    holen, bekannte … dazu, bekannte … einladen, freunde … einladen, je mehr leute, je mehr
    freunde, je mehr beraterinnen, je mehr personen, jeden neuen partner, jeden neuen
    teilnehmer, sponsor*, upline*, selbstständige beraterin, kosmetikberaterin … starter*,
    weitere mitstreiter, neue konsultantin*, konsultant*, bringt … auf, wer … bringt,
    freundinnen … vor, ware auf vorrat, vorrat, system läuft, läuft von allein, heimparty*,
    verkaufsparty*, *parties, *partys, nach oben offen, über dich einsteig*, über dich
    einsteigt, über sie einsteig*, jede neue partnerin, neue händler, jeden neuen, jede neue,
    einsteiger, eigener onlineshop, eigener online shop, eigenen onlineshop`,
  recruitStrong: `
    downline*, network marketing, networkmarketing, multilevel*, multi level, mlm,
    schneeballsystem*, pyramidensystem*, strukturvertrieb*`,
  stake: `
    provision … geworben*, umsätze, umsätzen, bonus, invest*, einstieg*, starterpaket*,
    startpaket*, erstpaket*, *paket, starterset*, startkollektion*, euro, passives einkommen,
    prämie*, kauf*, beteilig*, verdien*, finanzielle* freiheit, unbegrenzt*, kleinem einsatz,
    lizenz, unabhängig*, bekommst … zurück, zurück, finanziell*, koffer, struktur, jeder
    gewinnt, gewinn*, paket, steigt … auf, steigen … auf, freiheit, vorrat, rang, level, stufe*,
    umsatzes, boni, dabei, rabatt … einsteiger`,
  easy: `
    keine vorkenntnisse, ohne vorkenntnisse, keine erfahrung, ohne erfahrung, vorkenntnisse …
    nicht, jeder kann, jeder … mitmachen, nur handy, nur … handy, handy erforderlich, nur
    smartphone, smartphone … genügt, handy … genügt, klick*, anklick*, like, likes, liken,
    likest, bewert*, einfach*, leicht*, mühelos*, nur eine stunde, eine stunde, einer stunde,
    stunde täglich, stunden täglich, stunden am tag, stunde am tag, minuten, wenig aufwand,
    geringer aufwand, von zu hause, zuhause, homeoffice, heimarbeit, sofortige auszahlung,
    auszahlung, ausgezahlt, sofort, nur 10, plätze, noch heute, freie zeiteinteilung, nebenbei,
    hundesitt*, katzensitt*, babysitt*, gassi*, putz*, haushaltshilfe*, haushälter*, reinigung*,
    briefe, abtippen, schreibkräfte, kugelschreiber*, umfrage*, produkttest*, produkte testen,
    apps testen, videos, hotelbewert*, gesellschaft leisten, begleitung, begleiter*, blumen
    gießen, ein paar stunden, wenige stunden, wenigen stunden, couch, sofa, blumengießen,
    adressen, schreiben … ab, abschreib*, stunden am, nur hotels, jeden tag nur, neben dem tv,
    nebenher, ausfüllen, tippen, kuverts, kuvertier*, sortier*, spazieren gehen, einkaufen
    gehen, vorlesen, gassi gehen, katze füttern, füttern, gießen, app, smartphone, pc,
    wohnzimmer, schicke ich ihnen vorher, katze, ausführen, hund, kommentare, halbe stunde,
    nebenberuflich, ohne chef, von allein, neben`,
  quickMoney: `
    schnelles geld, leicht verdient*, geld verdienen … schlaf, ohne arbeit, über nacht reich,
    finanziell frei, reich werden, traumverdienst, spitzenverdienst, kassieren, sofort geld,
    geld noch heute, bares geld, unbegrenzter verdienst, unbegrenzte verdienst*, hohes
    einkommen, nach oben offen, finanzieller freiheit, finanzielle freiheit, finanziellen
    freiheit, verdienst nach oben, läuft von allein, geld im schlaf, geheimnis, webinar, so geht
    s, gratis webinar, passiv*, reich, millionär*, verdienen wie nie, tausende euro, viel geld
    verdienen, geld verdienen`,
  skilled: `
    facharzt*, ärztin, arzt, anwalt*, berater, beraterin, unternehmensberat*, manager*, drehtag,
    gage, komparse*, schauspiel*, dozent*, gutacht*, ingenieur*, referent*, architekt*,
    freiberuf*, honorarbasis, tagessatz, mentoring, nach tarif, tvöd*, vollzeit, model*`,
  loveStrong: `
    mein schatz, schatz, mein herz, herz schlägt, liebling, mein engel, verliebt*, fürs leben,
    für s leben, ganzkörperfoto*, ganzkörperbild*, zärtlich*, kuss, küsse, küssen, traumfrau,
    traummann, seelenverwandt*, meine königin, lebensgefährt*, gemeinsame zukunft, ehefrau …
    suche, partnerin fürs, beziehung, intime*, sexuell*, erotik*, sehnsucht, leidenschaft …
    füreinander, vermisse dich, vermisse sie, liebste, liebster, tag und nacht, denke ich … an
    dich, denke immer an, bist du verheiratet, sind sie verheiratet, sind sie alleinstehend,
    sind sie single, sind sie vergeben, frau mit herz, mann mit herz, bist du single, bist du
    allein, mit ihnen leben, meine zukünftige, in deinen armen, umarm*, zu dir ziehen, dein
    mann, deine frau, partnerin … leben, für immer zusammen, traumprinz, prinzessin, meine süße,
    süße, schöner mann, hübsche frau, gefährtin, gefährte, glas wein, in meinem hotel, mein
    hotel, meine gebete, auf meine gebete, in die arme, keine angestellte, keine haushälterin
    sondern, schöne stunden, schönen stunden, privat kennenlernen, privat kennen lernen,
    zweisamkeit, kuschel*, liebesbrief*, rendezvous, dein lächeln, deine augen, candle light,
    badeanzug, bikini, bild von ihnen im, foto von ihnen im, meine schöne, mehr als nur putzen,
    unterwäsche, dessous, nackt*, reizvoll*, diskretes treffen, gott hat uns, mich heiraten, sie
    heiraten, dich heiraten, treue partnerin, treuen partner, liebevolle partnerin, haben sie
    einen mann, haben sie eine frau, haben sie einen partner, haben sie einen freund, mein leben
    teilen`,
  loveWeak: `
    ihr bild gesehen, ihr foto gesehen, dein bild gesehen, dein foto gesehen, ihr lächeln, dein
    lächeln, lächeln, witwer, verwitwet, alleinstehend*, single, geschieden, bohrinsel,
    ölplattform, vereinten nationen, uno mission, general, offizier, soldat, us army, syrien,
    afghanistan, jemen, ehrliche frau, liebevolle begleit*, begleiterin, warmherzig*,
    kennenlernen … privat, schreib* … privat, erzählen … von sich, erzähl … von dir, haushalt
    und mehr, und mehr, schicksal, gott hat, beim zoll, hübsch*, schöne frau, attraktiv*, ihre
    augen, deine augen, gefühle, vertrauen sie mir, erbschaft, für immer, privat treffen, meine
    frau starb, mein mann starb, nachdem meine frau, nachdem mein mann, erbte, geerbt, erbe,
    millionen, seit jahren allein, jahren allein, frau mit, nicht nur eine haushälterin, mehr
    als nur, nicht nur eine, diplomat, chirurg, missionar, auslandseinsatz, kapitän,
    stationiert, mich einsam, so allein, tiefe verbundenheit, verbunden … fühle, fühle mich …
    verbunden, gutes gefühl bei ihnen, hoher see, geschenke*, paket mit geschenken, dubai,
    istanbul, nigeria, ghana, offshore, mein herz, sympathisch, nett aussehend, nette dame,
    zusammengeführt, großzügig, einsam, einsame, einsamer, einsames, ihr profil hat mir, armee,
    us armee, marine, näher kennenlernen, besser kennenlernen`,
  loveMore: `
    privat*, ehrliche frau, herz, fürs leben, neues leben, mit dir, dich, dir, und mehr,
    beziehung, deine, mailadresse, ganzkörper*, liebe, mich wieder, sehnsucht, mir von sich,
    zukunft, treffen, geld, euro, whatsapp, telegram, nummer, ihr bild, ihr foto, erbschaft,
    gemeinsam*, mit ihnen, teilen, gebühren, notars, frau mit herz, sucht eine frau, suche eine
    frau, verheiratet, du, wein, hotel, zollgebühr, zahl*, arme, zähle die tage, bild von ihnen,
    foto von ihnen, bild von dir, foto von dir, bilder von dir, meine schöne, hangouts, mehr als
    nur, privat treffen, heiraten, meine liebe, einen mann, eine frau, treue`,
  notLove: `
    tier, tiere, hund, dackel, katze*, kinder*, garten, oma, tochter, team, spaß, beim
    kennenlernen, zum kennenlernen, trauerredner*, angehörige*, herz für, kita, einsamkeit,
    altenheim, seniorenheim*, pflegeheim*, haus, hof, gästehaus, kloster, umzugshilfe*, freude
    an der arbeit, bewohner*, patient*, stelle, klient*`,
} as const satisfies Record<string, string>;
