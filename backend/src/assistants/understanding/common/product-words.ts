import { phrases } from '../phrases/phrases.ts';

/** Questions about the product, each by the name of its answer; the first that fits is taken (assistants-41). */
export const PRODUCT = {
  contractCancellation: phrases(`
    abo|abonnement|mitgliedschaft|silver|silverplus|vertrag & kündigen|kündige|kündigung|gekündigt|beenden|loswerden|raus|austreten|zurücktreten|stoppen|abbestellen|auflösen|verlängert|verlängern|verlängerung|läuft|laufzeit|abmelden|aussteigen
    silver ~ kündigen|kündigung|loswerden|beenden|abbestellen; abo ~ kündigen|beenden|loswerden|abbestellen|stornieren|raus; kündig* ~ abo|mitgliedschaft|vertrag|silver|abonnement|silverplus; mitgliedschaft ~ kündigen|beenden; abonnement ~ kündigen|beenden; vertrag ~ kündigen|beenden ~; aus dem vertrag; kündigungsfrist ~ silver|abo|vertrag|hier|bei ihnen; wie ~ kündige ich; wie kann ich kündigen; wo kann ich ~ kündigen; wo kündige ich; kann ich jederzeit kündigen; ich will ~ kündigen $; ich möchte ~ kündigen $; ^ kündigen $; ^ kündigung $; silverplus ~ kündigen; möchte raus aus ~ vertrag|abo; abo ~ nicht mehr; probeabo; kostenpflichtig ~ raus
  `),
  withdrawal: phrases(`
    widerruf*; widerspruch ~ vertrag|kauf|bestellung; geld zurück; geld ~ zurück ~ haben|bekommen|fordern; erstatt* ~ silver|abo|beitrag|geld; kauf ~ rückgängig; bestellung ~ stornieren
  `),
  price: phrases(`
    silver|silverplus|abo|abonnement|mitgliedschaft & was|wie|kostet|kosten|bringt|vorteile|preis|teuer|euro|brauche|lohnt|unterschied
    was kostet ~ silver|das|hier|die|der|mich|silverplus|es|dieser|diese|mitgliedschaft|abo|ihr|euer; wie teuer ~ ; wieviel kostet; wie viel kostet; kosten ~ silver|mitgliedschaft|abo; kostet ~ das ~ hier|was|etwas|geld; kostet das; kostet ~ mich ~ etwas|was|geld; was sind die kosten; ist das ~ kostenlos|umsonst|gratis|kostenpflichtig; ist hier ~ kostenlos|umsonst|gratis|kostenpflichtig; muss ich ~ bezahlen|zahlen ~ hier|dafür|etwas|was|für; muss ich ~ dafür ~ bezahlen|zahlen|etwas; preis ~ silver|mitgliedschaft|abo; preise ~ silver|hier|ihnen; gebühr* ~ hier|ihnen|silver|vermittlung; vermittlungsgebühr*; was ist silver; was ist silverplus; was bringt ~ silver; lohnt sich silver; welche tarife; welcher tarif; tarif ~ wechseln|ändern; tarife ~; silver ~ kostet|kosten|preis|gratis|kostenlos; sind die stellen kostenlos; was kriege ich für silver; vorteile ~ silver
  `),
  invoice: phrases(`
    rechnung|rechnungen|quittung|beleg & wo|wann|wie|bekomme|finde|brauche|falsch|schicken
    rechnung ~ bekommen|finde|finden|brauche|wo|erhalten|silver|abgebucht|falsch|schicken|herunterladen|ausdrucken|drucken|bezahlt; rechnungen ~ finde|finden|wo|sehen; wo ~ meine|die rechnung*; meine rechnung*; abgebucht; abbuchung; doppelt ~ bezahlt|abgebucht; zahlungsart; bankverbindung ~ ändern; iban ~ ändern; zahlungsmittel; kreditkarte ~ ändern|hinterlegen; zahlungsmethode*; lastschrift ~ ändern|widerrufen
  `),
  applications: phrases(`
    bewerbung*|beworben & wo|finde|find|finden|weg|verschwunden|stand|status|geworden|angekommen|gelesen|antwort|gehört|übersicht|gesehen|abgeschickt|raus & meine|mein|meiner|meinen|ich|mich
    wo ~ bewerbung*; wo ~ sehe ~ beworben; bewerbung* ~ angekommen|verschickt|versendet|gesendet|abgeschickt|eingegangen|stand|status|gelesen|gesehen|verschwunden|weg|finde|zurückziehen|zurück|löschen|ansehen|sehen|geworden; meine bewerbung* ~ ; status ~ bewerbung*; stand ~ bewerbung*; bei wem ~ beworben; wo habe ich mich ~ beworben; wo ich mich ~ beworben; habe ich mich ~ schon ~ beworben; antwort ~ auf ~ bewerbung*; auf meine bewerbung*; hat ~ arbeitgeber ~ geantwortet|gemeldet|gelesen; hat sich ~ jemand|arbeitgeber|firma ~ gemeldet; was ist ~ mit|aus ~ bewerbung*; übersicht ~ bewerbung*; bewerbungsübersicht; bewerbung ist ~ weg; wurde ich ~ eingeladen; wie lange ~ dauert ~ antwort; wann ~ bekomme|kriege|höre ich ~ antwort|bescheid|was|von
  `),
  messages: phrases(`
    nachricht*|mitteilung*|antwort & wo|gelesen|angekommen|lesen|finde|neue|bekommen|gesehen & ich|meine|mein|mir|hat|praxis|firma|arbeitgeber
    wo ~ nachricht*; meine nachrichten; nachricht* ~ lesen|finden|finde|schreiben|beantworten|löschen|sehen|gelesen|angekommen|verschwunden|ungelesen; neue nachrichten; habe ich ~ nachricht*; habe ich ~ post; postfach; posteingang ~ wo|finde|mein*; wo ~ posteingang; dem arbeitgeber ~ schreiben; arbeitgeber ~ antworten|anschreiben ~ wie; wie ~ schreibe ich ~ arbeitgeber|firma; wie ~ erreiche ich ~ arbeitgeber|firma; wie ~ antworte ich; wie kann ich ~ antworten; wo kann ich ~ antworten; chatverlauf ~ arbeitgeber
  `),
  savedJobs: phrases(`
    gemerkt* ~ stelle*|job*|anzeige*|angebot*; stelle* ~ gemerkt|gemerkten|merken|gespeichert|vorgemerkt ~; wo ~ gemerkt*|gespeicherten stellen|gemerkten|merkliste|vorgemerkt*|favoriten; merkliste; merkzettel; favoriten; lesezeichen; wie ~ merke ich ~ stelle|job|mir; wie ~ merke ich mir; kann ich ~ stelle*|job* ~ merken|speichern; stelle* ~ ausgeblendet|ausblenden; ausgeblendete*; stelle ~ wiederfinden; wo ~ stelle ~ von ~ gestern|vorhin|neulich; stelle von gestern; job von gestern
  `),
  searches: phrases(`
    mails|mail|emails|email|newsletter|benachrichtigungen & ab|aus|abstellen|abbestellen|abschalten|stoppen|weniger|viele|ständig|dauernd|keine
    gespeicherte* such*; suche ~ speichern|abspeichern|gespeichert; suchen ~ gespeichert; suchauftrag; suchaufträge; jobalarm; job alarm; jobalert*; benachrichtigung* ~ einstellen|abstellen|bekommen|ändern|bei|neue*|ausschalten|aus|an|per; benachrichtigt ~ werden; per e mail ~ neue; per mail ~ neue; mails ~ neue stellen; emails ~ neue stellen; bescheid ~ neue ~ stellen|stelle; zu viele ~ mails|emails|mail; keine ~ mails|emails mehr; keine e mails ~ mehr; weniger ~ mails|emails; e mails abbestellen; mails ~ abbestellen|abstellen; emails ~ abbestellen|abstellen; newsletter ~; jobvorschläge ~ mail|abbestellen; so viele ~ mails|emails; bekomme ~ keine ~ mails|emails|vorschläge; automatisch ~ informiert|informieren
  `),
  password: phrases(`
    passwort*; kennwort*; einloggen; login; eingeloggt; zugangsdaten; komme ~ nicht ~ rein $; komme ~ nicht ~ in mein konto; kann mich ~ nicht ~ einloggen|anmelden; anmelden ~ geht|klappt|funktioniert ~ nicht; anmeldung ~ geht|klappt|funktioniert ~ nicht; abmelden ~ wie|wo; wie ~ melde ich mich ab; wie ~ logge ich mich; e mail adresse ~ ändern; email ~ ändern; mailadresse ~ ändern; emailadresse ~ ändern; neue e mail adresse; neue mailadresse; neue emailadresse
  `),
  deleteAccount: phrases(`
    konto ~ löschen|auflösen|schließen|abmelden|entfernen; account ~ löschen|schließen|entfernen; profil ~ löschen|entfernen ~; lösch* ~ konto|account|profil|daten; daten ~ löschen|gelöscht|entfernen; mich ~ abmelden ~ hier|ganz|endgültig; registrierung ~ löschen; mitglied ~ nicht mehr sein; will ~ hier ~ raus; konto kündigen; möchte ~ gelöscht werden
  `),
  privacy: phrases(`
    firma|arbeitgeber|betrieb|andere|jemand|wer|leute & sehen|sieht|lesen|liest|mitlesen|erfährt|erfahren|bekommt|weitergegeben & adresse|daten|nummer|telefonnummer|chat|gespräch|angaben|geschriebene
    datenschutz*; meine daten ~ ; mit ~ meinen daten; wer ~ liest ~ mit|das|hier; liest ~ jemand ~ mit; wer ~ sieht ~ meine|mein|das; sieht ~ arbeitgeber ~ was|das|meine|mein|hier|dass; werden ~ daten|gespräche|gespräch ~ gespeichert|weitergegeben|verkauft; speichern sie ~ das|daten|was|alles; gespeichert ~ was ich ~ schreibe; bleibt das ~ vertraulich|geheim|privat|unter uns; vertraulich; anonym ~ bleibe|bleiben|ist|bin|hier; ist das ~ sicher|seriös|anonym; dsgvo; wer bekommt ~ meine; weitergeben ~ meine daten; geben sie ~ daten ~ weiter; überwacht ~ hier; was wissen sie ~ über mich; was weißt du ~ über mich; woher ~ wissen|weißt|kennen|kennst sie|du ~ meinen|meine|mein|das|mich; woher ~ haben sie ~ daten|das|meine|meinen
  `),
  profile: phrases(`
    neue|neuen|andere & handynummer|telefonnummer|adresse|anschrift|mailadresse|bankverbindung & ich|habe|meine
    ändere|ändern|ändert|geändert|aktualisieren|korrigieren|berichtigen & telefonnummer|adresse|anschrift|namen|name|foto|bild|profil|wohnort|handynummer|daten|angaben
    profil ~ ändern|ausfüllen|bearbeiten|vervollständigen|aktualisieren|anlegen|finde|sehen|ergänzen|stimmt|falsch|anschauen; wo ~ mein|das profil; mein profil ~ ; adresse ~ ändern|umgezogen|falsch; telefonnummer ~ ändern|falsch; wohnort ~ ändern|falsch; bin umgezogen; neue adresse; name ~ falsch|ändern; lebenslauf ~ hochladen|hochgeladen|ändern|einstellen; zeugnis* ~ hochladen; dokumente ~ hochladen; foto ~ hochladen|einstellen|ändern; bild ~ hochladen; unterlagen ~ hochladen|einreichen|schicken; meine angaben ~ ändern
  `),
  courses: phrases(`
    kurs|kurse|kursen|computerkurs|sprachkurs|schulung|schulungen|weiterbildung & wann|wo|gibt|nächste|anmelden|teilnehmen|buchen|welche|bieten|besuchen
    kurs* ~ angebot|anmelden|gibt|finde|buchen|welche|wo|teilnehmen|abmelden|kosten|kostet|storn*; welche ~ kurse; gibt es ~ kurse|kurs|schulungen|weiterbildung*|fortbildung*; online kurs*; onlinekurs*; computerkurs*; weiterbildung* ~ anbieten|bieten|ihnen; bieten sie ~ kurse|schulungen|weiterbildung*; smartphone kurs*; kurs für
  `),
  cv: phrases(`
    lebenslauf ~ schreiben|erstellen|machen|helfen|hilfe|drucken|generator|brauche|tabellarisch*|aktualisieren; lebenslauf $; wie ~ schreibe ~ lebenslauf; wo ~ lebenslauf
  `),
  howToApply: phrases(`
    bewerbung|bewerben & muss|rein|wie|was|brauche|unterlagen|gehört|reicht
    wie ~ bewerbe ich mich; wie ~ kann ich mich ~ bewerben; wo ~ kann ich mich ~ bewerben; wie ~ bewirbt man; wie läuft ~ bewerbung ~; wie geht ~ bewerbung|bewerben; wo ~ bewerbe ich mich; was brauche ich ~ bewerbung; welche unterlagen; brauche ich ~ anschreiben|lebenslauf|zeugnis*; wie ~ bewerben $; muss ich mich ~ schriftlich; kann ich mich ~ direkt ~ bewerben
  `),
  otherAssistants: phrases(`
    anschreiben ~ schreiben|helfen|hilfe|brauche|machen|erstellen; hilfe ~ anschreiben|bewerbungsschreiben; bewerbungsschreiben ~ ; bewerbung schreiben; bewerbungsbrief; vorstellungsgespräch ~ üben|vorbereiten|hilfe|vorbereitung|morgen|übung; bewerbungsgespräch ~ üben|vorbereiten|hilfe; job coach; jobcoach; berufsberatung
  `),
  employer: phrases(`
    anzeige ~ aufgeben|schalten|einstellen|inserieren; stelle ~ ausschreiben|inserieren|anbieten; suche ~ mitarbeiter|mitarbeiterin|personal|aushilfe für meine*|jemanden der|jemanden für|eine haushaltshilfe für mich|putzhilfe für mich|pflegekraft für; brauche ~ jemanden der ~ putzt|hilft|kocht|einkauft; brauche ~ haushaltshilfe|putzhilfe|betreuung|pflege für; bin arbeitgeber; als arbeitgeber
  `),
  accessibility: phrases(`
    schrift ~ größer|vergrößern|kleiner|groß; größere schrift; größer ~ schreiben|machen|darstellen; vorlesen ~ lassen|können|bitte|geht|du|sie|mir; lesen sie ~ mir ~ vor; können|kannst sie|du ~ vorlesen $; lies ~ vor; kann ~ man ~ vorlesen; diktieren ~ kann|geht|lieber|statt; sprechen statt tippen; sprachausgabe; spracheingabe; mikrofon ~ ; bildschirm ~ lesen ~ kann; kontrast ~ ; drucken ~ wie|kann|wo|geht ~ liste|stellen|anzeige|stelle; ausdrucken ~ wie|kann|wo ~; wie ~ drucke ich ~; stelle ~ ausdrucken
  `),
  jobList: phrases(`
    übersicht|liste|gesamtliste & stellen|jobs|angebote|anzeigen|aller
    wo ~ liste; liste ~ weg|verschwunden|zurück|finde|öffnen|sehen; wo ~ sind ~ die ~ stellen|jobs|angebote|gefundenen; wo ~ finde|sehe ich ~ stellen|jobs|angebote|anzeigen|ergebnisse|stellenangebote|stellenbörse; alle stellen ~ sehen|ansehen|anschauen; stellenbörse ~ wo; wie ~ suche ich ~ selbst|ohne; karte ~ anzeigen|sehen|stellen; selbst ~ suchen ~ wo
  `),
  referral: phrases(
    `weiterempfehl*; empfehlen ~ freund*|bekannte*; freund* ~ einladen|werben|empfehlen; prämie ~`,
  ),
  jobDetail: phrases(`
    ist ~ stelle ~ noch frei; stelle ~ noch ~ frei|aktuell|offen; noch frei $; noch zu haben; wie ~ heißt ~ firma|arbeitgeber; wer ist ~ arbeitgeber; welche firma; mehr ~ über ~ stelle|arbeitgeber|firma|anzeige|job; ansprechpartner ~ stelle|firma|arbeitgeber; anzeige ~ melden; betrug ~ anzeige|stelle; unseriös*; stelle ~ gibt es nicht mehr; anzeige ~ gibt es nicht mehr; wann ~ kann ich ~ anfangen; gibt es ~ parkplatz|parkplätze
  `),
} as const;

export type ProductTopic = keyof typeof PRODUCT;
