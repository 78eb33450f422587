import { simplify } from './simplify.ts';

/** What people like or are good at, in everyday words, and the words that occupations have for it. */
export type Theme = {
  readonly name: string;
  /** As the object of 'Sie mögen …'. */
  readonly label: string;
  /** As what is looked for. */
  readonly work: string;
  readonly words: RegExp;
  readonly search: string;
};

/** Patterns are for simplified text: no umlauts, no capitals. */
const THEMES: readonly Theme[] = [
  {
    name: 'people',
    label: 'den Umgang mit Menschen',
    work: 'Arbeit mit Menschen',
    words:
      /\b(mensch\w*|leute|gesellschaft|begleit\w*|betreu\w*|senior\w*|zuhor\w*|helfen|hilfsbereit)\b/,
    search: 'Alltagsbegleitung Seniorenbetreuung Empfang',
  },
  {
    name: 'children',
    label: 'die Arbeit mit Kindern und Jugendlichen',
    work: 'Arbeit mit Kindern',
    words: /\b(kind\w*|enkel\w*|jugend\w*|schuler\w*|schule|baby\w*|nachhilfe)\b/,
    search: 'Kinderbetreuung Babysitter Schulbetreuung Nachhilfe',
  },
  {
    name: 'numbers',
    label: 'Zahlen und Genauigkeit',
    work: 'Arbeit mit Zahlen',
    words: /\b(zahl\w*|rechn\w*|buchhalt\w*|genau\w*|sorgfalt\w*|steuer\w*|kalkul\w*|excel)\b/,
    search: 'Buchhalter Lohnbuchhalter Sachbearbeitung',
  },
  {
    name: 'office',
    label: 'Organisation und Büroarbeit',
    work: 'Büroarbeit',
    words: /\b(organis\w*|buro\w*|planen|planung|verwalt\w*|schreib\w*|ablage|ordnung)\b/,
    search: 'Bürohilfe Sekretariat Sachbearbeitung',
  },
  {
    name: 'outside',
    label: 'die Arbeit im Freien',
    work: 'Arbeit im Freien',
    words: /\b(garten\w*|draussen|im freien|frischen? luft|natur|pflanz\w*|grun\w*|wald)\b/,
    search: 'Gärtner Gartenpflege Grünpflege',
  },
  {
    name: 'craft',
    label: 'Handwerk und Reparieren',
    work: 'Handwerk',
    words: /\b(handwerk\w*|reparier\w*|werkstatt|basteln|holz\w*|hande\w*|bauen|streichen)\b/,
    search: 'Hausmeister Tischler Reparatur',
  },
  {
    name: 'technology',
    label: 'Technik und Computer',
    work: 'Technik und Computer',
    words:
      /\b(technik\w*|technisch\w*|computer\w*|pc|it|elektro\w*|elektriker|maschine\w*|software)\b/,
    search: 'IT-Support Elektriker Techniker',
  },
  {
    name: 'driving',
    label: 'das Fahren',
    work: 'Fahren',
    words: /\b(fahr\w*|auto|fuhrerschein|unterwegs|bus|transport\w*|chauffeur\w*|liefer\w*)\b/,
    search: 'Fahrer Fahrdienst Kurier',
  },
  {
    name: 'teaching',
    label: 'das Weitergeben von Wissen',
    work: 'Wissen weitergeben',
    words: /\b(?:weitergeb|wissen\b|erklar|unterricht|ausbild|lehr|schulung|coach|berat|mentor)/,
    search: 'Ausbilder Dozent Berater Nachhilfe',
  },
  {
    name: 'kitchen',
    label: 'Kochen und Bewirten',
    work: 'Küche und Service',
    words: /\b(koch\w*|back\w*|kuche\w*|gast\w*|cafe|restaurant|service)\b/,
    search: 'Koch Küchenhilfe Servicekraft',
  },
  {
    name: 'selling',
    label: 'Verkaufen und Beraten',
    work: 'Verkauf',
    words: /\b(verkauf\w*|laden|geschaft|kunde\w*|kunden\w*|handel|kasse)\b/,
    search: 'Verkäufer Kassierer Fachverkauf',
  },
  {
    name: 'phone',
    label: 'das Telefonieren',
    work: 'Telefonieren',
    words: /\b(telefon\w*|anruf\w*|hotline|callcenter)\b/,
    search: 'Telefonist Kundenservice Telefon',
  },
  {
    name: 'culture',
    label: 'Kultur, Bücher und Kunst',
    work: 'Kultur und Bücher',
    words: /\b(kultur\w*|museum\w*|buch|bucher|lesen|musik\w*|theater\w*|kunst\w*|biblioth\w*)\b/,
    search: 'Museumsaufsicht Bibliothek Buchhändler Gästeführer',
  },
  {
    name: 'animals',
    label: 'die Arbeit mit Tieren',
    work: 'Arbeit mit Tieren',
    words: /\b(tier\w*|hund\w*|katze\w*|pferd\w*)\b/,
    search: 'Tierbetreuung Tierpfleger Hundebetreuung',
  },
  {
    name: 'care',
    label: 'Pflege und Gesundheit',
    work: 'Pflege und Gesundheit',
    words: /\b(pfleg\w*|krank\w*|gesundheit\w*|arzt\w*|praxis|medizin\w*)\b/,
    search: 'Pflege Arzthelfer Praxis',
  },
  {
    name: 'safety',
    label: 'Aufsicht und Sicherheit',
    work: 'Aufsicht und Sicherheit',
    words: /\b(aufsicht\w*|sicherheit\w*|pforte|portner|wach\w*)\b/,
    search: 'Pförtner Aufsicht Sicherheitsdienst',
  },
];

/** The themes that a text touches, in the order of the list. */
export function themesOf(text: string): Theme[] {
  const folded = simplify(text);
  return THEMES.filter(({ words }) => words.test(folded));
}
