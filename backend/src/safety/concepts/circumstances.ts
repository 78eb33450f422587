/** When, by whom and where: what makes a thing urgent, or ordinary. */
export const CIRCUMSTANCES = {
  you: `
    sie, ihr, ihre, ihren, ihrem, ihrer, ihres, ihnen, bitte, du, dein*, dir, dich, man,
    bewerber, interessenten, rentner, senioren`,
  gate: `
    sobald, erst wenn, erst nach, nach eingang, um … zu, einmalig*, freischalt*, freigeschaltet,
    freizuschalten, aktivier*, sichern … platz, sichern … stelle, reservier*, vorab, im voraus,
    vorher, zuerst, zunächst, bevor, vor arbeitsantritt, vor arbeitsbeginn, vor beginn, vor dem
    ersten, vor der einstellung, vor vertrag*, vor antritt, vor dem start, nach zahlung*,
    zahlungseingang, danach, dann, erstatt*, am ende zurück, bis freitag, heute noch, auf
    folgendes konto, auf das angegebene, gegen einsendung, auslegen, legen … aus, selbst, vor
    dienstantritt, lediglich, nur noch, auszuzahlen, auszahlung`,
  inAdvance: `
    vorab, im voraus, vorher, zuerst, zunächst, bevor, vor arbeitsantritt, vor arbeitsbeginn,
    vor beginn, vor dem ersten, vor der einstellung, vor vertrag*, vor antritt, vor dem start,
    nach zahlung*, zahlungseingang, vorstreck*, strecken … vor, vor dienstantritt, vor
    stellenantritt, vor arbeitsaufnahme, vor einsatz*, vor auszahlung, vor versand, im
    vorhinein, im vorfeld, voraus`,
  firstDay: `
    ersten tag, ersten arbeitstag, erster arbeitstag, ersten morgen, arbeitsvertrag*,
    vertragsabschluss, vertragsunterschrift, mit dem vertrag, personalbogen, lohnabrechnung,
    gehaltsabrechnung, nach der einstellung, nach ihrer unterschrift, nach der unterschrift,
    persönlich, vertrag unterschrieben, unterschrieben ist, vertrag unterschreiben, vertrag
    unterschrieb*`,
  visit: `
    mitbring*, mitzubringen, mitgebracht, bringen … mit, bringt … mit, dabei haben, vor ort,
    einsicht, vorzeigen, vorlegen, vorzulegen, zum gespräch, beim gespräch, zum
    vorstellungsgespräch, beim vorstellungsgespräch, zum kennenlernen, zum termin, im original,
    probefahrt`,
  home: `
    zu hause, nach hause, zuhause, daheim, privatadresse, privatanschrift, wohnadresse,
    wohnanschrift, heimadresse, heimanschrift, ihre adresse, ihre anschrift, ihrer adresse,
    ihrer anschrift, ihrer wohnadresse, ihre wohnung, ihrer wohnung, eigenen wohnung, eigenen
    vier wänden, ihrem haushalt, bei ihnen, heimarbeit, homeoffice, home office, deine adresse,
    bei dir, eigene wohnung, bei sich, eigene adresse, eigenen adresse, von der couch, vom sofa,
    wohnzimmer, eigenen haus, privathaushalt … pakete, postbote, zusteller, paketbote, dhl bote,
    ihre angeben, lieferadresse, heimtätigkeit*, von daheim, zu sich, ihre lieferadresse, ihren
    namen und ihre adresse, bei ihnen ab, ihrer garage, ihre garage, ihrem keller, eigenen
    garage, nachbarschaft … pakete`,
  weBear: `
    wir übernehmen, wir tragen, wir zahlen, wir bezahlen, wir überweisen, wir erstatten, wir
    stellen, übernehmen wir, tragen wir, zahlen wir, bezahlen wir, überweisen wir, erstatten
    wir, stellen wir, zahlt der arbeitgeber, bezahlt der arbeitgeber, trägt der arbeitgeber,
    übernimmt der arbeitgeber, von uns bezahlt, von uns gebucht, von uns gestellt, wird
    gestellt, werden gestellt, bekommen … von uns, erhalten … von uns, gegen beleg, nach beleg,
    kostenlos*, kostenfrei*, kostet sie nichts, wird bezahlt, wird erstattet, werden erstattet,
    zahlt die firma, ist frei, er frei, sie frei, ist für sie frei, frei für, gebe ihnen das
    geld, geld wieder, nichts zu bezahlen, nichts bezahlen, kostet bei uns nichts, zahlen
    nichts, gratis, umsonst, inklusive, quittung, zahlt der verein, bezahlt der verein, übernimmt der verein,
    trägt der verein, zahlt der träger, bezahlt der träger, übernimmt der träger, zahlt die gemeinde,
    übernimmt die gemeinde, zahlt die stadt, übernimmt die stadt, übernimmt die einrichtung,
    zahlt das haus, übernimmt das haus, zahlt die schule, übernimmt die schule`,
  wage: `
    verdien*, erhalten sie, sie erhalten, bekommen sie, sie bekommen, stundenlohn, pro stunde,
    die stunde, je stunde, die std, pro std, im monat, monatlich, pro tag, lohn, gehalt, grundgehalt, vergütung,
    zahlen wir, wir zahlen, honorar, netto, brutto, minijob, aufwandsentschädigung, prämie,
    trinkgeld, je kilometer, erstatt*, kilometerpauschale, taschengeld, zuschlag, zulage`,
  duties: `
    verbuch*, buchung*, kassier*, kasse, portokasse, entgegen*, mieter*, vermietung*, gäste,
    gästen, gast, mandanten, bürger*, anlegen, ausstell*, beantrag*, abrechn*, schalter,
    filiale, getränkemarkt, mitglieder, besucher*, patient*, eltern, vermieter, ferienwohnung*,
    schlüsselübergabe, verkauf*, eintrittskart*, kantine, mittagessen, strom, parken, nachbarin,
    wechselgeld, pfandbon*, leergut, unterkunft, jobticket, frühstück, fahrräder, mitglieder
    zahlen`,
  bookkeeping: `
    buchhalt*, datev, rechnungswesen, sachbearbeit*, zahlungsverkehr, verbuch*,
    finanzbuchhaltung, inkasso*, kassier*, kasse, portokasse, verein*, ehrenamt, steuerberat*`,
  customers: 'kunden*, kundinnen, beraten, beratung, umgang, helfen, hilfe, kurs*, themen',
  employed: `
    festangestellt*, fest angestellt, vermittlungsgebühr, handwerk*, außendienst, festgehalt,
    fixum, regal*, unbefristet*, stundenlohn`,
  hourly: 'pro stunde, stundenlohn, die stunde, auf rechnung',
  talk: `
    vortrag*, unterricht*, redaktion*, redakteur*, betrug, betrugs*, *betrug, *betrugs,
    enkeltrick*, warnen, warnung*, verbraucher*, fachanwalt*, kryptolog*, prävention*,
    aufklärung*, dozent*, computerkurs*, schüler*, risiken, erklären sie, volkshochschule,
    kriminalpolizei`,
  settled: `
    abrechnung, zu wenig, gehaltsabrechnung, lohnabrechnung, wechselgeld, getränke*, retour*,
    zurückgesandt*`,
  keepFromBank: `
    fragen an ihre bank, bank … nichts, nichts … bank, bank … nicht, sagen … bank, falls die
    bank, wenn die bank, bankberater, bankmitarbeiter, fragt die bank, fragt ihre bank, wenn der
    schalter*, bank … angehörige*, mitarbeiter … verwendungszweck, als verwendungszweck, kein
    wort, mit niemandem, niemandem … davon, niemandem etwas, behalten sie … für sich, bleibt
    unter uns, geheim halten, nichts davon sagen, erzählen sie niemand*, bank wird sie fragen,
    bank … fragen, antworten sie für private, private zwecke, privaten zwecken, bank …
    verwandte*, als geschenk angeben`,
  own: `
    eigenes, eigenem, eigenen, privat*, deutsches, deutschen, ihr, ihres, ihrem, dein, deinem,
    deines, auf ihren namen, auf deinen namen, ihren daten, girokonto, direktbank*, onlinebank*,
    neobank*, vorübergehend, sie, eigenes konto, über ihr konto, bankverbindung`,
  required: `
    sie, ihr, ihre, ihren, ihrem, bitte, nötig, notwendig, müssen, muss, erforderlich, sich, du,
    dein*, dich, zunächst, durchlauf*`,
} as const satisfies Record<string, string>;
