import { simplify } from '../../understanding/simplify.ts';

/** Fields of work: words of advertisements and of lives that are about the same. For simplified text. */
const TOPICS: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'reception',
    /(?:empfang|anmeldung|rezeption|gaste begrus|besucher|besuchsliste|foyer|termine vergeb|aufnahme|pforte)/,
  ],
  ['phone', /(?:telefon|anruf|hotline|verbinden|callcenter)/],
  ['medical', /(?:praxis|arzt|patient|rezept|krankenhaus|medizin|sprechstunde)/],
  [
    'office',
    /(?:buro|ablage|korrespondenz|sekret|verwaltung|schriftverkehr|sachbearb|akten|kalender|post verteil|protokoll)/,
  ],
  [
    'accounting',
    /(?:buchhalt|rechnungen|buchen|datev|lexware|beleg|steuerburo|lohnabrech|mahn|zahlungen|bilanz|kontier)/,
  ],
  [
    'computer',
    /(?:computer|e mail|email|word\b|excel|outlook|edv|software|tabellen|office paket|internet)/,
  ],
  [
    'driving',
    /(?:\bfahr(?:en|er|dienst|t|gast|weise|praxis|zeug)|fuhrerschein|chauffeur|\bbus\b|busfahr|lkw|kurier|transport|taxi)/,
  ],
  ['children', /(?:\bkind|schulkind|jugend|erzieh|babysit|\bhort\b|\bkita\b|enkel|grundschul)/],
  ['kitchen', /(?:koch|kuche|backen|mittagessen|mahlzeit|fruhstuck|speise|kantine|hausmannskost)/],
  ['garden', /(?:garten|gartner|hecke|rasen|beet|pflanz|obstbaum|grunpflege|baume)/],
  ['wood', /(?:holz|tischler|schreiner|mobel|werkstatt)/],
  [
    'repair',
    /(?:reparat|reparier|handwerk|hausmeister|lampen|schlosser|hahne|montage|instand|wartung|technische anlage)/,
  ],
  ['electric', /(?:elektr|strom|schaltschrank|steuerungstechnik|sps|step 7|eplan|inbetriebnahme)/],
  ['metal', /(?:metall|schweiss|dreher|frasen|cnc|maschinenbau|industriemechan)/],
  [
    'selling',
    /(?:verkauf|kasse|kassier|kundschaft|kunden berat|kundenberat|verkaufs|einzelhandel|wochenmarkt)/,
  ],
  [
    'teaching',
    /(?:ausbild|nachhilfe|unterricht|lehrling|azubi|erklaren|schulung|kurse|dozent|lehrer|lehrerin|mathematik)/,
  ],
  [
    'company',
    /(?:senior|begleit|vorles|gesellschaft leisten|spazier|alltagsbegleit|altere menschen|alteren menschen|betreuung|demenz)/,
  ],
  ['care', /(?:pflege(?!.{0,3}garten)|pfleger|altenheim|pflegeheim|korperpflege)/],
  ['household', /(?:haushalt|reinig|putz|wasche|bugel|boden|fenster|staub|zimmermadchen)/],
  ['storage', /(?:\blager|versand|kommission|verpack|warenannahme|stapler|regale)/],
  [
    'guarding',
    /(?:aufsicht|sicherheit|bewach|wachdienst|pfortner|rundgang|rundgange|kontrollgang|museum)/,
  ],
  ['languages', /(?:englisch|franzosisch|fremdsprach|ubersetz|dolmetsch)/],
  ['animals', /(?:\btier|\bhund|\bkatze|pferd)/],
  ['books', /(?:bucher|bibliothek|buchhandl|literatur)/],
  ['sewing', /(?:nahen|naher|schneider|anderungsschneid|stoffe)/],
];

/** The fields of work that a text touches. */
export function topicsOf(text: string): string[] {
  const folded = simplify(text.slice(0, 2_000));
  return TOPICS.filter(([, words]) => words.test(folded)).map(([name]) => name);
}

/** Whether two texts are about the same field. */
export function shareTopic(one: string, other: string): boolean {
  const topics = topicsOf(one);
  return topics.length > 0 && topicsOf(other).some((topic) => topics.includes(topic));
}
