/** Money that is asked for, comes and goes. */
export const MONEY = {
  euro: 'euro, eur, betrag, summe, geld, tsd, franken, chf, dollar, usd, pfund',
  upFrontFee: `
    vorkasse, vorauskasse, vorauszahlung*, vorschusszahlung*, anzahlung*, kaution, kautionen,
    vorleistung, sicherheitsleistung*, schutzgebühr*, unkostenbeitrag*, kostenbeitrag*,
    kostenpauschale, bearbeitungspauschale, registrierungszahlung*, anmeldebetrag, anmeldegeld,
    einschreibegeld, eigenbeteiligung, aufwandspauschale, servicepauschale, bearbeitungsgebühr*,
    vermittlungsgebühr*, schulungsgebühr*, anmeldegebühr*, aufnahmegebühr*,
    registrierungsgebühr*, bewerbungsgebühr*, verwaltungsgebühr*, reservierungsgebühr*,
    startgebühr*, aktivierungsgebühr*, prüfgebühr*, servicegebühr*, mitgliedsgebühr*,
    lizenzgebühr*, visagebühr*, einstiegsgebühr*, materialgebühr*, bereitstellungsgebühr*,
    vertragsgebühr*, freischaltgebühr*, einschreibeentgelt, anmeldeentgelt, bearbeitungsentgelt,
    vermittlungsentgelt, vermittlungsprovision, eintrittsgeld, mitgliedsbeitrag,
    aufnahmebeitrag, registrierungsbeitrag, bearbeitungskosten, vorabzahlung*, abstandszahlung,
    sicherungsbetrag, garantiebetrag, vorschuss … sie, bereitstellungspauschale, sicherheit in
    höhe, sicherheit von`,
  fee: `
    gebühr, gebühren, *gebühr, *gebühren, beitrag, obolus, pauschale, servicekosten, zollgebühr,
    bearbeitung, entgelt, *entgelt, *kosten`,
  costs: `
    schulung*, *schulung, *schulungen, starterpaket*, startpaket*, unterlagen, *unterlagen,
    material*, *material, *materialien, zertifikat*, infopaket*, infomaterial, software*,
    arbeitskleidung, dienstkleidung, berufskleidung, uniform*, ausrüstung*, arbeitsmittel,
    führungszeugnis*, gesundheitscheck*, gesundheitszeugnis*, gesundheitspass, visum, visa,
    lizenz*, diensthandy*, laptop, lehrgang*, ausbildung*, anmeldung, registrierung, schlüssel,
    untersuchung*, versicherung*, dienstplan*, arbeitsplatz, arbeitsgenehmigung, zugang,
    zugangsdaten, hygieneschulung, arbeitsmaterial*, app, ausweis, hintergrundprüfung, prüfung*,
    paket, ticket, überprüfung, *überprüfung, kartei, datenbank, aufnahme, einschreib*, pfand,
    koffer, *koffer, impfung*, gewerbe*, profil, stelle, arbeitsvertrag*, vertrag, job,
    bewerbung, vermittlung, kurs, seminar*, einarbeitung, ausstattung, handy, gerät*,
    vorbereitung, pflicht, datenprüfung, katalog, heimarbeiten, briefmarken, bereitstellung,
    heimarbeitsplatz*, stelle … sicher*, freiheit, system, servicekosten, mitgliedschaft,
    zollgebühr, zoll, notar, anwalt, muster, anleitung, unfallversicherung, zimmer, tablet,
    standmiete, sicherheit, haftpflicht*, guthaben, verdienst, dabei`,
  giftCard: `
    gutscheinkarte*, gutscheincode*, geschenkgutschein*, guthabenkarte*, prepaidkarte*,
    paysafe*, google play, playkarten, steam*, apple kart*, apple gutschein*, apple guthaben*,
    amazon kart*, amazon gutschein*, amazon guthaben*, amazonkart*, amazongutschein*, itunes*,
    neosurf*, ukash, bitsa, zalando gutschein*, steam kart*, guthabencode*, rubbelkart*,
    googleplay*, apple … kart*, geschenkkart*, gutscheine … code*, gutscheine … kaufen, kaufen …
    gutscheine, razer*, playstation kart*, xbox kart*, netflix kart*, vanilla kart*, cashlib,
    kart* … freirubbel*, kart* … rubbel*`,
  moneyTransfer: `
    western union, moneygram, money gram, ria money, bargeldtransfer*, geldtransfer*, hawala,
    worldremit`,
  newDetails: `
    konto … geändert, kontoverbindung … geändert, bankverbindung … geändert, iban … geändert,
    kontodaten … geändert, bankdaten … geändert, neue bankverbindung, neue kontoverbindung,
    neuen bankverbindung, neue iban, neues konto, neue konto, neuen konto, andere iban, anderes
    konto, anderen iban, andere bankverbindung, andere kontoverbindung, neuen kontoverbindung,
    geänderte bankverbindung, geänderte kontoverbindung, geänderten kontodaten, neuen
    kontodaten, unser neues konto, unserer neuen bank, unserer neuen kontoverbindung, nur noch
    auf, konto hat gewechselt, bank gewechselt, ab sofort … konto, aktualisiert* …
    bankverbindung, aktualisierte iban, bankdaten haben sich geändert, nur noch diese iban,
    nutzen sie … iban, diese iban, neue bankdaten, neuen bankdaten, geänderte bankdaten,
    kontonummer … geändert, neue kontonummer`,
  yourDetails: `
    ihr konto, ihrer bankverbindung, ihre bankverbindung, ihre kontoverbindung, ihre iban,
    persönlich, ihr lohn, bescheid`,
  startSet: `
    starterpaket*, startpaket*, erstpaket*, starterset*, startset*, start set, starter set,
    starter kit, starterkit*, startkollektion*, einstiegspaket*, einsteigerpaket*, demokoffer*,
    vorführkoffer*, musterkoffer*, vorführset*, erstausstattung, produktpaket*, beraterpaket*,
    beraterset*, partnerpaket*, warenpaket*, kollektion*, grundpaket*, basispaket*,
    geschäftspaket*, startbox*, beauty koffer, *koffer, produktkoffer*, partnerlizenz,
    einsteigerset*, erstbestellung, mindestbestellung, mindestabnahme, lizenzpaket*,
    premiumpaket*, einstiegskoffer*, ware auf vorrat`,
  tradeLicence: `
    gewerbeschein*, gewerbeanmeldung*, gewerbe anmelden, gewerbe … an, gewerbelizenz*`,
  cheque: 'scheck, *scheck, *schecks, cheque, schecks*',
  tooMuch: `
    zu viel, zuviel, versehentlich, irrtümlich*, differenz, unterschied, restbetrag,
    überschüss*, überzahl*, mehr als vereinbart, mehr als abgemacht, mehr als geplant, aus
    versehen, doppelt überwiesen, falscher betrag, falschen betrag, falsch überwiesen,
    fehlüberweisung, überschuss, überschuß, ehrlich … zurück, verkehrte summe, verrechnet,
    vertippt, eine null, komma … falsch, rest … überweis*, rest … zurück, rest … bruder,
    behalten … rest, rest an meinen, rest an meine, rest an unseren, den rest … weiter, den rest
    … überweis*, mit dem rest`,
  moneyMoves: `
    überwies*, überweis*, geld, euro, betrag, zahl*, gezahlt, scheck, summe, lohn, eingegangen,
    konto, angewiesen, anweis*, beträge`,
  agent: `
    finanzagent*, zahlungsagent*, geldkurier*, geldbote*, transaktionsmanager*,
    zahlungsmanager*, finanzassistent*, finanzkurier*, transfermanager*, transferagent*,
    zahlungsabwickl*, zahlungsassistent*, zahlungsvermittl*, zahlungshelfer*, kontovermieter*,
    money mule, payment manager, payment agent, treuhandassistent*, geldtransporteur*,
    kontoinhaber gesucht, zahlungspartner*, finanzhelfer*, finanzbote*, geldabhol*, abhol* …
    bargeld, kontoverleih*, zahlungsbeauftragt*, transaktionsassistent*, zahlungskoordinator*,
    transaktionsbearbeit*, treuhänder … privatkonto, finanzmanager … konto, zahlungsempfäng*`,
  account: `
    konto, bankkonto, girokonto, privatkonto, bankkonten, konten, kontos, girokontos, ihres
    kontos, tagesgeldkonto, geschäftskonto, bankverbindung, paypal konto, paypalkonto,
    kontoinhaber, bankaccount, kontoeröffnung*, depot, girokonten`,
  ordinaryAccount: `
    lohn, gehalt, gehälter, löhne, hausbank, beratung, beraten, bankkaufm*, filiale, sparkasse
    sucht, verein*, ehrenamt*, buchhalt*, datev, abrechn*, pauschale, anderkonto, mandant*,
    konten durch, kassenprüf*`,
  incoming: `
    zahlung, zahlungen, zahlungseingang*, zahlungseingänge, geld, gelder, kundengeld*, betrag,
    beträge, überweisungen, geldeingang*, geldbeträge*, einzahlungen, bargeld, transaktionen,
    transaktion, kundenzahlung*, zahlungen unserer, kundenüberweisung*, vorschuss, guthaben,
    auszahlungen, millionen, mieteinnahmen, spendengelder, kautionen, kundenbeträge, eingehenden
    summen, summen, summe, einnahme*, *beträge, *gelder, *zahlungen, überweisung, geld ein,
    umschlag`,
  share: `
    provision, provisionen, prozent, behalten, behalte, behältst, anteil, ihr konto, ihrem
    konto, privatkonto, pro transaktion, pro buchung, je buchung, je transaktion, ihr lohn, für
    die mühe, belohnung, dein konto, deinem konto, zentrale, am selben tag, ins ausland, landen
    … bei ihnen, landet … bei ihnen, bei ihnen ein, bei ihnen an, auf ihr bankkonto, ihr
    bankkonto, gehören ihnen, sind für sie, gehört ihnen, dein bankkonto, bei dir, partnerbank,
    privatpersonen, pro überweisung, je überweisung, für ihre mühe, als dank, zwischenstation,
    ihr paypal, komission, kommission, auf ihrem konto, auf ihrem bankkonto, auf ihrem
    girokonto, zieh* … ab, ziehen … prozent, firmenkonto, ihrem privatkonto, krypto*, verdienen
    … mit, klienten, auf deinem konto, an uns weiter, ohne qualifikation, ohne vorkenntnisse,
    käufer, käufern, an uns, sind ihr lohn, händler holt, mein händler`,
  banknotes: `
    bargeld, geld, euro, betrag, summe, umschlag, umschläge, geldbeträge, gold, schmuck,
    wertsachen, kuvert*, münzen, goldbarren, goldmünzen, scheine, päckchen mit geld, tasche,
    koffer, beutel`,
  moneyThing: `
    bank, konto, geld, überweis*, geschäft, auftrag, abhol*, euro, abheb*, verkauf, test, gold,
    scheck, krypto*`,
  beg: `
    aushelf*, helf* … aus, leihen sie mir, leih mir, leihen … euro, borgen, pumpen, geldbeutel …
    gestohlen, portemonnaie … gestohlen, brieftasche … gestohlen, koffer … gestohlen, konto …
    eingefroren, karte … gesperrt, in not geraten, notlage, im krankenhaus, komme nicht an mein
    konto, nicht an mein geld, für mich zahlen, für mich bezahlen, für mich auslegen, doppelt
    zurück, rechnung für mich, kleine aufmerksamkeit, gestrandet, meine karte … nicht, karte
    funktioniert nicht`,
  helpMoney: `
    euro, geld, gestohlen, zurückzahl*, notlage, flug, rechnung, operation, konto, zahlen,
    stelle`,
  orderOnCredit: `
    kaufen … auf rechnung, bestellen … auf rechnung, bestell* … auf ihren namen, bestell* … für
    uns, ratenkauf, kaufen … handys, bestellen … handys, kaufen … smartphones, für mich …
    bestellen, bestellen … für mich, bestell … für mich, in meinem namen bestellen, für uns …
    bestellen`,
  credit: `
    kredit auf, kredite auf, kleinen kredit, kredit … aufnehm*, nehm* … kredit, darlehen …
    aufnehm*, nehm* … darlehen, ratenkredit*, kredit … beantrag*, sofortkredit*, kreditvertrag*,
    kredit bei, schließ* … kredit ab, kredit abschließ*, kredit … test, kredit … widerruf*,
    finanzierung … abschließ*`,
  testBuyer: `
    testkauf*, testkäufe*, mystery shopp*, mystery shopper*, testkunde*, servicetest*,
    servicebewertung*, testperson*, testauftrag*, bankentest*, banktest*, apptest*,
    testanmeldung*, produkttester*, qualitätsprüf*, wir testen, identtest*, ablauf … bewert*,
    bewert* … ablauf`,
  testsMoney: `
    gutschein*, konto, konten, bank*, direktbank*, neobank*, onlinebank*, girokonto, überweis*,
    geldtransfer*, ausweis*, personalausweis*, auslage*, vorstreck*, code, codes, zugäng*,
    zugangsdaten, app … bank, kryptobörse, kredit*, rückseite, handyvertr*, mobilfunkvertr*`,
} as const satisfies Record<string, string>;
