export type Section =
  | 'head'
  | 'person'
  | 'work'
  | 'education'
  | 'trainings'
  | 'skills'
  | 'languages'
  | 'other';

/** Between two columns that are read one after the other: no section goes on there. */
export const NEW_COLUMN = '\f';

const words = (text: string) => text.split('|');

/** Words of headings by the section that they begin. */
const WORDS: Readonly<Partial<Record<Section, readonly string[]>>> = {
  person: words(
    'daten|angaben|person|persönliches|kontakt|kontaktdaten|anschrift|profil|kurzprofil|adresse',
  ),
  work: words(
    'werdegang|berufsweg|berufserfahrung|berufserfahrungen|berufspraxis|berufstätigkeit|berufstätigkeiten|berufsleben|berufslaufbahn|laufbahn|arbeitserfahrung|praxiserfahrung|praxis|tätigkeiten|tätigkeit|stationen|erfahrung|erfahrungen|beruf|berufe|arbeit|arbeitsstellen|arbeitsleben|arbeitsverhältnisse|beschäftigung|beschäftigungen|arbeitgeber|berufsstationen',
  ),
  education: words(
    'schule|schulen|schul|schulbildung|schulausbildung|schulabschluss|schulzeit|schulbesuch|schullaufbahn|schulischer|ausbildung|ausbildungen|berufsausbildung|berufsbildung|bildung|bildungsweg|bildungsgang|bildungsabschlüsse|lehre|studium|hochschulstudium|hochschulbildung|universität|akademische',
  ),
  trainings: words(
    'weiterbildung|weiterbildungen|fortbildung|fortbildungen|fort|aus|seminare|kurse|lehrgänge|schulungen|zertifikate|zertifizierungen|zusatzausbildung|zusatzausbildungen|zusatzqualifikation|zusatzqualifikationen',
  ),
  languages: words(
    'sprachen|sprachkenntnisse|fremdsprachen|fremdsprachenkenntnisse|muttersprache|muttersprachen|sprache',
  ),
  skills: words(
    'edv|it|pc|computer|computerkenntnisse|edv-kenntnisse|it-kenntnisse|pc-kenntnisse|ms-office-kenntnisse|software|softwarekenntnisse|programme|kenntnisse|fachkenntnisse|fähigkeiten|fertigkeiten|kompetenzen|kompetenz|digitale|qualifikation|qualifikationen|stärken',
  ),
  other: words(
    'hobbys|hobbies|hobby|interessen|freizeit|freizeitgestaltung|ehrenamt|ehrenämter|ehrenamtliches|engagement|sonstiges|referenzen|führerschein|führerscheine|publikationen|auszeichnungen|mitgliedschaften|familie|familienstand|wehrdienst',
  ),
};
/** Words that stand beside those. */
const BESIDE = new Set(
  words(
    'und|&|sowie|zur|zu|meine|mein|weitere|sonstige|besondere|berufliche|beruflicher|beruflichen|persönliche|schulische|kaufmännische|praktische|allgemeine|fachliche|relevante|wichtige|sehr|gute|und/oder',
  ),
);
const SECTION_OF = new Map(
  Object.entries(WORDS).flatMap(([section, some]) =>
    some.map((word) => [word, section as Section] as const),
  ),
);
const LABEL = /^(?:anschrift|adresse)$/i;
/** Longest line that is still a heading, in words. */
const HEADING_WORDS = 5;

/** The section that a line begins; null for a line of none. */
export function headingOf(line: string): Section | null {
  const plain = line
    .toLowerCase()
    .replace(/\(e?n\)/g, '')
    .replace(/[:.…_\s]{1,20}$/, '')
    .trim();
  if (plain === '' || plain.length > 60) return null;
  const parts = plain.split(/-?[\s/,]+/);
  if (parts.length > HEADING_WORDS) return null;
  const found: Section[] = [];
  for (const part of parts) {
    const section = SECTION_OF.get(part);
    if (section) found.push(section);
    else if (!BESIDE.has(part)) return null;
  }
  return found[0] ?? null;
}

/** The lines of each section of a CV; what stands before the first one is its head. */
export function sectionsOf(text: string): Readonly<Record<Section, readonly string[]>> {
  const sections: Record<Section, string[]> = {
    head: [],
    person: [],
    work: [],
    education: [],
    trainings: [],
    skills: [],
    languages: [],
    other: [],
  };
  let current: Section = 'head';
  for (const raw of text.split(/\r?\n/)) {
    if (raw === NEW_COLUMN) current = 'head';
    const line = raw.replace(/ {2,}/g, '\t').trimEnd();
    if (line.trim() === '') continue;
    const own = headingOf(line.trim());
    if (own) {
      current = own;
      continue;
    }
    // 'Sprachen: Englisch', or the heading in a column of its own.
    const [, first = '', rest = ''] = /^([^:\t]{2,40})[:\t]\s{0,5}(\S.*)$/.exec(line.trim()) ?? [];
    const beside = headingOf(first);
    if (beside) {
      current = beside;
      // 'Anschrift: …' is read by its label.
      sections[beside].push(LABEL.test(first) ? line.trim() : rest);
    } else sections[current].push(line);
  }
  return sections;
}

/**
 * Columns as the lines of one text: one after the other where each has headings of its own, otherwise
 * line by line, such as years beside what was done in them.
 */
export function joinColumns(columns: readonly (readonly string[])[]): string[] {
  const filled = columns.filter((lines) => lines.some((line) => line.trim() !== ''));
  const own = filled.filter((lines) => lines.some((line) => headingOf(line.trim())));
  if (own.length > 1) return filled.flatMap((lines) => [NEW_COLUMN, ...lines]);
  const height = Math.max(0, ...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    columns
      .map((lines) => lines[at] ?? '')
      .join('\t')
      .trimEnd(),
  );
}
