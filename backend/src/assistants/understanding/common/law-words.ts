import { phrases } from '../phrases/phrases.ts';

/** Matters of law, tax, pension and health, each by the name of its answer; the first that fits is taken. */
export const LAW = {
  fraud: phrases(`
    soll|sollen ~ vorab|vorher|voraus|vorkasse ~ überweisen|zahlen|bezahlen|schicken; soll|sollen ~ überweisen|einzahlen ~ vorab|vorher|voraus; muss ~ vorab|vorher|voraus ~ überweisen; vorab|voraus|vorkasse ~ überweisen|bezahlen|zahlen ~ soll
    soll ~ kaution|gebühr|anmeldegebühr|bearbeitungsgebühr|vermittlungsgebühr ~ zahlen|überweisen|bezahlen; wollen|will|verlangen|verlangt ~ geld ~ vorab|vorher|voraus
    soll ~ gutscheinkarten|gutscheine|gutscheinkarte|steamkarten ~ kaufen|schicken|besorgen; western union; soll ~ bitcoin* ~ kaufen|überweisen; soll ~ mein|meinem konto ~ geld|überweisungen ~ ; soll ~ geld ~ mein konto ~ weiterleiten|überweisen; soll ~ paket|pakete ~ weiterleiten|weiterschicken|umpacken
    soll ~ ausweis|personalausweis ~ schicken|senden|fotografieren|hochladen; ist das ~ betrug|abzocke; das ist ~ betrug|abzocke $; bin ~ betrogen worden
  `),
  undeclaredWork: phrases(`
    schwarzarbeit*; schwarz & arbeiten|arbeite|arbeitet|gearbeitet|beschäftigen|beschäftigt|jobben|bezahlen|bezahlt|auszahlen & soll|sollen|will|wollen|möchte|darf|kann|muss|sagt|meint|lieber|nur|oder|statt|ist|wird; schwarz arbeiten; unter der hand ~ arbeiten|bezahl*|auszahl*|bar|geld|lohn; bar auf die hand; geld auf die hand; ohne anmeldung ~ arbeiten|jobben|beschäftig*; unangemeldet ~ arbeiten|arbeit|jobben|beschäftig*; nicht angemeldet ~ arbeiten|jobben; chef|chefin|arbeitgeber|firma|nachbar|nachbarin ~ mich ~ nicht anmelden; am finanzamt vorbei; an der steuer vorbei
  `),
  disabilityPension: phrases(`
    erwerbsminderung*; erwerbsunfähig*; em rente; eu rente; berufsunfähig*; invalidenrente; teilerwerb*
  `),
  widowsPension: phrases(
    `witwenrente*; witwerrente*; hinterbliebenenrente*; witwengeld; große witwen*; rente ~ meines verstorbenen`,
  ),
  basicSecurity: phrases(`
    grundsicherung*; bürgergeld*; sozialhilfe*; hartz; wohngeld*; jobcenter ~; sozialamt ~; aufstocken; aufstocker*; arbeitslosengeld*; alg; arbeitslos ~ melden; krankengeld ~ ; grundrente ~ ; pflegegeld ~
  `),
  severeDisability: phrases(`
    schwerbehindert*; schwerbehinderung*; gdb; grad der behinderung; gleichstellung*; behindertenausweis*; integrationsamt
  `),
  activePension: phrases(
    `aktivrente*; aktiv rente*; steuerfrei* ~ 2000; 2000 euro ~ steuerfrei*; zweitausend ~ steuerfrei*`,
  ),
  minijob: phrases(`
    minijob|minijobs|minijobber & krank|urlaub|geld|lohn|kündigung|rente|versichert|steuern|steuer|verdienen|unterschied|feiertag|feiertage|grenze
    minijob* ~ grenze|verdienen|steuer*|abgaben|versicher*|rentenversicher*|anmelden|angemeldet|urlaub|krank|zwei|mehrere|darf|dürfen|kündigung*|stunden|regeln|bedeutet|ist|kombinieren|neben; mini job ~ grenze|verdienen|steuer*|abgaben|versicher*|stunden|anmelden; verdienen|verdiene|darf|dürfen ~ minijob*; steuer* ~ minijob*; abgaben ~ minijob*; was ist ~ minijob*; wie viel* ~ minijob*; wieviel ~ minijob*; wie viele ~ minijob*; zwei minijobs; mehrere minijobs; minijobgrenze; minijob grenze; geringfügigkeitsgrenze; midijob*; übergangsbereich; 450 ~ grenze; 520 ~ grenze; 538 ~ grenze; 556 ~ grenze; 603 ~ grenze; minijobzentrale; minijob zentrale
  `),
  earnings: phrases(`
    rente|pension & weniger|gekürzt|kürzen|abgezogen|angerechnet|wegnehmen|behalten|verlieren|auswirkungen|dazuverdiene|dazuverdienen|arbeite|verdiene & ich|wenn|bei|durch|trotz; hinzuverdienst*; darf|dürfen|wieviel|viel|höchstens|maximal|unbegrenzt|erlaubt|unbeschränkt ~ hinzuverdienen|dazuverdienen|zuverdienen|dazu ?verdienen; darf|dürfen|kann ~ neben ~ rente ~ verdienen|arbeiten|jobben|dazu*; darf|dürfen|viel|kann ~ zur rente ~ verdienen|dazu*|arbeiten; darf|dürfen|viel ~ als rentner* ~ verdienen|arbeiten|dazu*|jobben; rente ~ gekürzt|kürzt|kürzen|gestrichen|angerechnet|weniger|wegnehmen|verliere|verlieren|abgezogen|behalte|einfluss|auswirk*; angerechnet ~ rente; rente ~ anrechn*; kürzen ~ rente; trotz rente ~ arbeiten; mit ~ rente ~ arbeiten|verdienen; zuverdienstgrenze; verdienstgrenze; einkommensgrenze; freigrenze ~; was darf ich ~ verdienen; wie viel* ~ darf ich ~ verdienen; wieviel ~ darf ich; pension ~ dazu*|anrechn*|gekürzt|verdienen
  `),
  pension: phrases(`
    rentenversicherung ~; rentenpunkt*; rentenbeitrag; rentenbeiträge; rentenbescheid; rentenantrag; rente ~ beantragen|beantrage|antrag|erhöhung|erhöht|berechn*|hoch|höhe|wie hoch|abschläge|abschlag|vorzeitig|früher; rente ~ wann|ab wann|eintritt|gehen; ab wann ~ rente; wann ~ rente|rentenalter; rente mit 63; rente mit 65; rente mit 67; frührente; flexirente; teilrente; renteneintritt*; regelaltersgrenze; rentenalter; abschläge; mütterrente; riester*; betriebsrente ~; rente ~ steigt|steigern|erhöhen; wie hoch ~ rente; altersteilzeit ~
  `),
  tax: phrases(`
    steuer|steuern ~ zahlen|bezahlen|abführen|sparen|abzug|abgezogen|frei|fällig|muss; versteuer*; steuerpflicht*; meine|zur|eine ~ steuererklärung*; steuererklärung* ~ abgeben|muss|nötig|pflicht|angeben; muss|brauche ~ steuererklärung*; steuerklasse*; steuerfrei*; finanzamt ~; lohnsteuer*; freibetrag ~; grundfreibetrag; ehrenamtspauschale; übungsleiterpauschale; aufwandsentschädigung ~; absetzen ~ steuer; von der steuer; brutto ~ netto; netto ~ brutto; was bleibt ~ übrig|netto; gewerbe ~ anmelden; kleingewerbe; kleinunternehmer*; umsatzsteuer*
  `),
  healthInsurance: phrases(
    `krankenversicher*; krankenkasse ~; pflegeversicherung*; kvdr; sozialversicher*; sozialabgaben; versichert ~ bin|bei; unfallversicher*; bin ich ~ versichert; arbeitslosenversicherung; privat versichert`,
  ),
  wage: phrases(`
    mindestlohn*; wie viel* ~ verdient|verdiene|verdienen|bekommt|bekomme ~; wieviel ~ verdient|verdiene|bekommt|bekomme; was verdient ~; was verdiene ich; stundenlohn ~ üblich|hoch|mindest*|normal; wie hoch ~ lohn|gehalt|stundenlohn|verdienst; wie ist ~ bezahlung; wie ~ bezahlt; urlaubsanspruch; wie viel* ~ urlaub; urlaub ~ anspruch|zusteht|steht; steht mir ~ zu; tarifvertrag*; tarif ~ lohn
  `),
  workLaw: phrases(`
    dürfen|darf|kann & einstellen|beschäftigen|kündigen|ablehnen|entlassen & mich|alter|rentner|jahren|jahre|mit|wegen; arbeitsrecht*; kündigungsschutz*; kündigungsfrist*; gekündigt ~ darf|kann|was|rechtens|unrecht; darf ~ arbeitgeber|chef|firma; arbeitgeber ~ darf|dürfen|zahlt nicht|muss; lohn ~ nicht ~ bezahlt|gezahlt|bekommen; arbeitsvertrag*; probezeit*; aufhebungsvertrag*; abfindung*; abmahnung*; zeugnis ~ recht|anspruch|schlecht; betriebsrat; befristung*; befristet ~ darf|erlaubt|wie oft; altersgrenze ~ arbeit*; wie alt darf ~; bis ~ welchem alter; darf ich ~ mit siebzig|achtzig|70|75|80|65|68 ~ arbeiten; rechtsanwalt ~ brauche|fragen; verklagen; klagen ~ gegen; klage ~ einreichen; gericht ~; meine rechte; rechte ~ arbeitnehmer|habe ich; überstunden ~ bezahlt|muss|machen; pausen ~ recht|gesetz*; nachtarbeit ~ erlaubt; scheinselbst*; agg ~; gleichbehandlungsgesetz
  `),
  health: phrases(`
    krankgeschrieben; krankschreibung*; krank schreiben; attest; au bescheinigung; welche medikamente; medikament* ~ nehmen|soll|darf|gegen|hilft; was hilft ~ gegen; habe ~ schmerzen ~ was|soll|kann|darf; soll ich ~ arzt; arzt ~ gehen ~ soll; darf ich ~ mit ~ arbeiten ~ krank*|herz*|rücken*|knie*|rheuma|diabetes|bandscheib*; mit ~ herzinfarkt|bandscheibe*|rheuma|diabetes|arthrose|asthma|krebs|parkinson ~ arbeiten; blutdruck ~; operation ~ arbeiten|wann; reha ~ danach|antrag|arbeiten|bekomme; kur ~ beantragen; belastbar ~ arzt; ist das ~ gesund|ungesund|schädlich; diagnose ~; impfung*; symptom*; hausarzt ~ fragen
  `),
} as const;

/**
 * Topics that need an answer even where nobody asks: somebody is told to do what the law forbids, or is
 * about to be cheated. */
export const UNASKED: ReadonlySet<keyof typeof LAW> = new Set(['undeclaredWork', 'fraud']);

export type LawTopic = keyof typeof LAW;

/** A question, with its mark or without. */
export const ASKS = phrases(`
  ^^ wie|was|wann|wo|wer|welche|welcher|welches|wieviel|warum|wieso|weshalb|woher|wohin|womit|wofür|ab|muss|darf|kann|gilt|wird|werden|bekomme|verliere|zahle|brauche|steht|ist|sind|gibt|habe|lohnt|dürfen|müssen|können|zählt|kriege|soll|muß
  darf ich; muss ich; kann ich; wie viel*; wieviel; ab wann; was ist mit; wie ist das ~ mit; was passiert; gilt ~ für|auch|das; wissen sie ~ ob|wie|was; weißt du ~ ob|wie|was; frage ~ zu|zum|zur|wegen|ob; fragen ~ ob|wie|was|wegen; können sie mir ~ sagen|erklären; kannst du mir ~ sagen|erklären; sagen sie mir; sag mir; erklär*; ich ~ wissen ~ ob|wie|was|wann; keine ahnung ~ ob|wie; weiß nicht ~ ob|wie; unsicher ~ ob; informier*; informationen ~ zu|über|zum; auskunft ~ zu|über|zum
`);
