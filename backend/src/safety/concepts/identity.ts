/** Papers, numbers and accesses of a person. */
export const IDENTITY = {
  accessData: `
    zugangsdaten, zugänge, zugang, anmeldedaten, kennwort, passwort, passwörter, pin, karte und
    pin, benutzername*, nutzername*, kundennummer, zugang … an uns, zugang an, login*, app
    zugang, freischaltcode, zugangsnummer, anmeldename, online kennung`,
  bankThing: `
    bank, banking, direktbank*, onlinebank*, neobank*, konto, konten, bankkonto, sparkasse,
    girokonto, volksbank, banking app, bankapp, klarna, paypal, handyvertr*, kennwort ihrer
    bank, ihrer bank`,
  bankBalance: `
    kontostand, stand ihres kontos, guthaben auf ihrem, limit, überweisungslimit, tageslimit,
    verfügungsrahmen, dispo, wie viel … konto, wieviel … konto, hoch … dispo, wie hoch … konto,
    bei welcher bank, wie viel geld, wieviel geld, wie viel ersparnis*, ersparnisse, welche
    bank, sparbuch, wie viel haben sie, wieviel haben sie, höhe ihrer ersparnisse, vermögen,
    rücklagen, haben sie … gespart, auf der hohen kante`,
  bankData: `
    iban, kontodaten, kontonummer*, kontoverbindung*, bankdaten, bankverbindung*, kreditkart*,
    bankkart*, girokarte*, ec karte, kartennummer*, kartendaten, online banking, onlinebanking,
    onlinebankingzugang, bankzugang, tan, tans, tannummer*, tan nummer*, pin, cvv, cvc,
    prüfziffer*, prüfnummer, sicherheitszahl*, ablaufdatum, onlinebanking pin, banking pin,
    online pin, geheimzahl*, ec kart*, prüfnummern, bankzugangsdaten, kontozugang, daten ihrer
    kreditkarte, karten pin`,
  notPassword: `
    passwort … bestätig*, bestätig* … passwort, konto … gesperrt, konto … sperr*, gesperrt …
    passwort, passwort … link, zugang … gesperrt, zugang … sperr*`,
  paper: `
    ausweis, ausweise, ausweises, ausweiskopie*, ausweisfoto*, ausweisnummer*, ausweisdaten,
    ausweisdokument*, personalausweis*, reisepass*, pass, passes, passkopie*, passnummer*,
    perso, personaldokument*, id card, id karte, identitätsnachweis*, identitätskarte*,
    identitätsdokument*, aufenthaltstitel*, steuer id*, steuerid*, steuer
    identifikationsnummer*, steuernummer, selfie*, sozialversicherungsnummer*,
    rentenversicherungsnummer*, geburtsurkunde, meldebescheinigung*, krankenkassenkarte,
    gesundheitskarte, ec karte, girokarte, aufenthaltserlaubnis, rentenausweis*,
    schwerbehindertenausweis*, rentenbescheid*, ausweispapier*, id nummer, geburtsname … mutter,
    sozialversicherungsausweis*, dokument, dokuments, dokumente, papiere, mädchennamen … mutter,
    geburtsort, passdaten, versichertenkarte`,
  paperAlone: `
    ausweiskopie*, ausweisfoto*, passkopie*, ausweisnummer*, passnummer*, personalausweisnummer*`,
  licence: 'führerschein*, fahrerlaubnis*',
  driving: `
    fahrzeug*, klasse, fahrer*, kurier*, bewerbung*, auto, wagen, transporter*, bus,
    personenbeförderung*, gespräch`,
  papersAtWork: `
    besucher*, mitglieder, mandant*, bürger*, kunden, gäste, patient*, einseh*, kontrollier*,
    prüfen, prüfen sie, sie prüfen, sie stellen, sie geben, sie scannen, sie nehmen, ausgeben,
    beantrag*, ausstell*, dienstausweis*, bearbeiten, einsammeln, einlesen, versicherten*`,
  identProcess: `
    videoident*, video ident*, postident*, post ident*, videolegitimation*, onlineident*, online
    ident*, idnow*, webid*, bankident*, legitimation … video, legitimier* … video, identifizier*
    … video, identifikation … video, video … legitimier*, video … identifizier*, video …
    legitimation, video … ausweis*, videoanruf … ausweis*, eident*, autoident*, legitimation* …
    ausweis*, ausweisprüfung*, foto ident*, verifizier* … ausweis*, ausweis* … verifizier*,
    identifizier* … bank, identitätsprüfung*, identprüfung*, verifizier* … personalausweis*,
    verifizier* … reisepass*, videochat … ausweis*, video ausweisen, per video, video …
    bestätig* … identität, identität … video*, identität … videoanruf, ausweis … kamera, ausweis
    … ins bild, selfie ident*, digital* ausweisen, onlineausweis*, eid verfahren,
    identverfahren*, identcode, vorgangsnummer … post, legitimierung*, legitimation*, online
    ausweisen, per kamera, melden sich per video, zeigen … ausweis, ausweis … zeigen,
    videogespräch … ausweis*, ausweis* … videogespräch, ausweis … videotelefonat, identität …
    link, prüft ihre identität, prüfen ihre identität, ihre identität, karte bei der bank, karte
    … vorgangsnummer, vorgangsnummer, ausweis* … link, link … ausweis*, mit ausweis neben, ident
    code`,
  identAtWork: `
    durchführen, für kunden, unserer kunden, unsere kunden, briefmarken, kundinnen, kunden bei`,
  inYourName: `
    auf ihren namen, auf deinen namen, in ihrem namen, auf ihren eigenen namen, mit ihren daten,
    mit ihren personalien, unter ihrem namen`,
  contracts: `
    handyvertr*, mobilfunkvertr*, vertrag, verträge, kredit*, darlehen, ratenkauf, ratenkredit*,
    bestell*, kauf*, konto, konten, account*, firma, gewerbe, anmeld*, domain*, sim kart*,
    simkart*, wohnung, auto, leasing*, auf rechnung, konsolen, handys`,
  strawman: `
    handelsregister, strohmann, geschäftsführer … nichts tun, ihr name reicht, gmbh für uns,
    gmbh … eröffnen, eröffnen … gmbh, gründen … gmbh für, firma auf ihren namen, gewerbe auf
    ihren namen, ihren namen leihen, ihr name genügt, nur ihren namen, unterschrift genügt`,
  simCard: 'sim kart*, simkart*, sim karte*, prepaid sim, esim',
} as const satisfies Record<string, string>;
