const MONTHS = 'jan|jän|feb|mär|mae|mrz|apr|mai|jun|jul|aug|sep|okt|nov|dez';
const MOMENT = `(?:(?:(?:${MONTHS})[a-zä]{0,7}\\.?\\s|\\d{1,2}\\s?[./]\\s?){0,2}(?:19|20)\\d{2}(?!\\d)|\\d{1,2}/\\d{2}(?!\\d))`;
const NOW = 'heute|dato|jetzt|aktuell|gegenwärtig|laufend';
const RANGE = new RegExp(
  `(?:(?:^|\\b)(?:von|ab|seit|vom|in)\\s)?(?:^|\\b)(${MOMENT})(?:\\s{0,3}(?:[–—-]|bis(?: zum)?)\\s{0,3}(${MOMENT}|(?:${NOW}))?)?`,
  'i',
);
/** What an employer is called. */
const COMPANY =
  /(?:^|[\s.(-])(?:GmbH|gGmbH|AG|KG|OHG|GbR|SE|UG|mbH|e\.\s?[VUK]\.|e[GVUK]|Co\.|Firma|Fa\.|VEB|LPG|Stadt|Gemeinde|Land(?:kreis|ratsamt|eshauptstadt)|Amt|Ministerium|Praxis|Kanzlei|Universität|Technische Hochschule|Spedition|Familie|Caritas|Diakonie|DRK|AWO|Hotel|Gasthof|Deutsche[rs]?)(?=[\s.,)]|$)|(?:bank|kasse|werke?|haus|klinik|klinikum|verlag|schule|amt|gymnasium|heim|zentrum|apotheke|bäckerei|metzgerei|fleischerei|drogerie|gärtnerei|tischlerei|schreinerei|garten|kita|praxis|kanzlei|versicherung|gesellschaft|betrieb|reisebüro|verwaltung|ministerium|institut|büro)(?=[\s.,)]|$)/i;
const NO_JOB =
  /^(?:(?:im )?(?:vor)?ruhestand|rentner|rente|in rente|pension|alters|arbeits(?:such|los)|arbeitslos|eltern(?:zeit|pause)|mutterschutz|babypause|familien|(?:kinder)?erziehung|kinder|pflege (?:der|des|meine|von)|wehr|zivildienst|bundeswehr|präsenzdienst|grundwehrdienst|haus(?:frau|mann)(?=[\s,;.(]|$)|sabbat|auszeit|krank|reha)/i;
const LEARNING =
  /(?:schule|gymnasium|studium|ausbildung|lehre|abitur|matura|fachhochschule|universität|promotion|mittlere reife|umschulung|volontariat|praktikum|lehrling|azubi|auszubildende)(?=[\s,;.:)\t]|r(?=[\s,;]|$)|$)/i;
const WORKS_THERE =
  /(?:^|\s)(?:als|bei)\s|lehrer|sekretär|hausmeister|leit|dozent|mitarbeiter|koch|köchin|kraft|erzieher/i;

/** A part of a life with its time. */
export interface Station {
  readonly start: number;
  /** Infinity for what goes on. */
  readonly end: number;
  /** Without the time; the first line says what it was. */
  readonly lines: readonly string[];
  /** As it stands in the CV. */
  readonly source: string;
}

export interface Job {
  readonly title: string;
  readonly employer: string;
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

const BULLET = /^[\s\t]{0,5}[•·▪●○◦*–—-]\s/;

/** Without signs that parted it from what stood beside it. */
export const trimmed = (text: string) =>
  text
    .replace(/\s\((?:Deutschland|Österreich|Schweiz)\)/, '')
    .replace(/^[\s:;,|•·▪●*–—-]{1,20}/, '')
    .replace(/[\s:;,|•·–—-]{1,20}$/, '');

/** A text without the time that it names. */
export const withoutTime = (text: string) =>
  trimmed(text.replace(RANGE, ' ').replace(/\(\s*\)/, ''));

/** The part of a line that stands between signs. */
export function partsOf(text: string): string[] {
  return text
    .split(/\t|\n|[,;|•·]|\s[–—-]\s/)
    .map(trimmed)
    .filter((part) => part !== '');
}

/** The year of '03/1998', '98' or '1998'. */
function yearOf(moment: string): number {
  const [digits = ''] = /\d{2,4}$/.exec(moment.trim()) ?? [];
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year > 40 ? 1900 + year : 2000 + year;
}

/** When something was, in years; null for a text without a time. */
export function timeOf(text: string): { start: number; end: number } | null {
  const range = RANGE.exec(text);
  if (!range) return null;
  const [all, from = '', to] = range;
  const start = yearOf(from);
  if (to) return { start, end: /\d$/.test(to) ? yearOf(to) : Infinity };
  return { start, end: /^seit|^ab\s|[–—-]\s{0,3}$|bis\s{0,3}$/i.test(all) ? Infinity : start };
}

/** The stations among lines, each with the lines that belong to it. */
export function stationsOf(lines: readonly string[]): Station[] {
  // A number among the tasks is no time.
  const times = lines.map((line) => (BULLET.test(line) ? null : timeOf(line)));
  const first = times.findIndex(Boolean);
  if (first < 0) return [];
  // What it was stands above its time: 'Verkäuferin', then 'Kaufhaus Merkel | 1994 – 2001'.
  const isAbove = first > 0 && !BULLET.test(lines[first - 1] ?? '');
  const stations: Station[] = [];
  times.forEach((time, index) => {
    if (!time) return;
    const from = isAbove ? index - 1 : index;
    const next = times.findIndex((other, at) => at > index && other);
    const end = next < 0 ? lines.length : next - (isAbove ? 1 : 0);
    const own = lines.slice(from, Math.max(end, index + 1));
    const source = own
      .filter((line) => !BULLET.test(line))
      .slice(0, 3)
      .map(trimmed)
      .join(' ');
    const plain = own
      .filter((line) => !BULLET.test(line))
      .map(withoutTime)
      .filter((line) => line !== '');
    if (plain.length > 0) stations.push({ ...time, lines: plain, source });
  });
  return stations;
}

/** A station at a school is none of work, but who works at one does. */
export function isLearnt({ lines: [head = '', second = ''] }: Pick<Station, 'lines'>): boolean {
  if (LEARNING.test(head)) return !WORKS_THERE.test(head);
  return LEARNING.test(second) && COMPANY.test(head) && !WORKS_THERE.test(second);
}

const isJob = ({ lines: [head = ''] }: Station) => !NO_JOB.test(head);
const plainTitle = (text: string) => text.replace(/^(?:als|tätigkeit als)\s/i, '');
const AT = /^(.{2,80}?)\s(?:bei|beim|im|in der)\s(?:der |dem |den |die )?(.{2,100})$/i;
const AS = /^(.{2,100}?)[\s,]{1,3}als\s(.{2,80})$/i;

function jobOf({ lines: [head = '', second = ''], start, end, source }: Station): Job {
  const at = { start, end, source };
  const parts = partsOf(head);
  const more = partsOf(second);
  const [, title = '', place = ''] = AT.exec(parts[0] ?? '') ?? [];
  if (place !== '') return { ...at, title: plainTitle(title), employer: trimmed(place) };
  const [, employer = '', work = ''] = AS.exec(head.replaceAll('\t', ' ')) ?? [];
  if (work !== '') {
    return { ...at, title: partsOf(work)[0] ?? '', employer: partsOf(employer)[0] ?? '' };
  }
  const isCompany = (part: string) => COMPANY.test(part);
  const company = parts.findIndex(isCompany);
  if (company === 0) {
    // Employers before titles; the rest of the line may be the town.
    const found = more.find((part) => !isCompany(part)) ?? parts[1] ?? '';
    return { ...at, title: plainTitle(found), employer: parts[0] ?? '' };
  }
  const named = parts[company] ?? more.find(isCompany) ?? parts[1] ?? more[0] ?? '';
  return { ...at, title: plainTitle(parts[0] ?? ''), employer: named };
}

/** What somebody worked as and where, the newest first. */
export function jobsOf(lines: readonly string[]): Job[] {
  return stationsOf(lines)
    .filter((station) => isJob(station) && !isLearnt(station))
    .map(jobOf)
    .sort((one, other) => other.start - one.start);
}
