import type { Candidate } from '@silverjobs/contract';

const PERSON =
  /(?:in|er|or|eur|ist|ent|ant|mann|frau|kraft|hilfe|arzt|wirt|koch|angestellte|angestellter|beamter|beamtin|gehilfe|fachmann|lotse|dozent|meister|ingenieur|assistenz)$/u;
const NO_PERSON =
  /^(?:.*(?:medizin|termin|magazin|zimmer|computer|theater|wasser|papier|leder|alter|labor|motor|lager|sommer|winter|bücher|kinder|kleider|holzfenster|fenster|termin))$/u;

/** Whether a label names somebody ('Arzthelferin am Empfang') and not a field ('Buchhaltung'). */
export function namesPerson(label: string): boolean {
  const word = label.split(/[\s,(/&-]+/u).find((part) => /^\p{Lu}/u.test(part)) ?? '';
  const small = word.toLocaleLowerCase('de');
  return small.length > 3 && PERSON.test(small) && !NO_PERSON.test(small);
}

/** 'Hausmeister/in' in the form of the one who writes; both forms where that is not known. */
export function ownForm(label: string, { salutation_id: form }: Candidate['contact']): string {
  if (form === null || !label.includes('/')) return label;
  const isWoman = form === 2;
  return label
    .replace(/(\p{L}{2,40})mann\/-?frau/gu, isWoman ? '$1frau' : '$1mann')
    .replace(/(\p{L}{2,40})\/-?(in|frau)\b/gu, (_, stem: string, ending: string) => {
      if (!isWoman) return stem;
      return ending === 'frau' ? stem.replace(/mann$/, 'frau') : stem + ending;
    })
    .replace(/(\p{L}{2,40}e)\/-?r\b/gu, isWoman ? '$1' : '$1r');
}

/** After 'meine Arbeit': 'als Köchin', 'im Bereich Buchhaltung'. */
export const asWork = (label: string): string =>
  namesPerson(label) ? `als ${label}` : `im Bereich ${label}`;

/** What the profile offers to choose, as a letter says it; true of every choice in its range. */
const YEARS: Readonly<Record<string, string>> = {
  '2 bis 5 Jahre': 'mehrere Jahre',
  '6 bis 10 Jahre': 'mehr als fünf Jahre',
  '11 bis 20 Jahre': 'mehr als zehn Jahre',
  '21 bis 30 Jahre': 'mehr als zwanzig Jahre',
};

const AS_WORDS: Readonly<Record<string, string>> = {
  '5': 'fünf',
  '10': 'zehn',
  '20': 'zwanzig',
  '30': 'dreißig',
};

/** 'mehr als zehn Jahre'; null where it is not known or short. */
export function yearsOf(label: string | null): string | null {
  const known = YEARS[label ?? ''];
  if (known) return known;
  const over = /^über (\d{1,2}) Jahre$/u.exec(label ?? '')?.[1];
  return over ? `mehr als ${AS_WORDS[over] ?? over} Jahre` : null;
}

const FEMININE =
  /(?:praxis|schule|klinik|apotheke|[eb]rei|kanzlei|bibliothek|kirche|kita|pension|universität|werkstatt|handlung|fabrik|kantine|küche|tankstelle|werft|zeche|station|anstalt|mensa|gärtnerei)$/u;
const NEUTER =
  /(?:krankenhaus|zentrum|heim|hotel|restaurant|café|kaufhaus|autohaus|elektrohaus|möbelhaus|modehaus|gymnasium|amt|rathaus|museum|theater|büro|labor|gasthaus|institut|hallenbad|schwimmbad)$/u;
const MASCULINE = /(?:markt|laden|verlag|kindergarten|hof|salon|betrieb|gasthof|hort)$/u;
/** 'Caritas Pflegedienst', 'Roter Faden Fahrservice': the last word has the article. */
const SERVICE = /.(?:dienst|verband|service)$/u;
const AUTHORITY =
  /^(?:stadt|gemeinde|firma|deutsche|agentur|post|bahn|caritas|diakonie|polizei|feuerwehr|bundeswehr|sparkasse|volksbank|bank|spedition|stadtverwaltung|telekom|lebenshilfe)$/u;
const FORM = /\b(?:GmbH|AG|KG|OHG|GbR|UG|SE|eG)(?:$|[\s,&])/u;
const CLUB = /\be\. ?V\.$/u;

/** Whether the employer is somebody's household. */
const isHousehold = (name: string): boolean => /^(?:familie|herr|frau|haushalt)\b/iu.test(name);

/** Where somebody worked: 'in der Praxis Dr. Hoffmann', 'bei der Weber GmbH', 'bei Siemens'. */
export function atEmployer(name: string): string {
  const [first = ''] = name.split(/[\s,]+/u);
  const small = first.toLocaleLowerCase('de');
  if (/^selbst|^freiberuf|^eigen/iu.test(first)) return 'selbstständig';
  if (CLUB.test(name)) return `beim Verein ${name}`;
  if (FORM.test(name)) {
    // 'Rheinische Steuerungstechnik GmbH': its adjective follows the article.
    const isAdjective = /(?:sche|liche|ige)$/u.test(first);
    return `bei der ${isAdjective ? `${first}n${name.slice(first.length)}` : name}`;
  }
  if (SERVICE.test(name.toLocaleLowerCase('de'))) return `beim ${name}`;
  if (small === 'stadtwerke') return `bei den Stadtwerken${name.slice(first.length)}`;
  if (AUTHORITY.test(small)) {
    return small === 'deutsche'
      ? `bei der Deutschen${name.slice(first.length)}`
      : `bei der ${name}`;
  }
  if (FEMININE.test(small)) return `in der ${name}`;
  if (NEUTER.test(small) || MASCULINE.test(small)) return `im ${name}`;
  return isHousehold(name) ? `bei ${name.replace(/^Herr /u, 'Herrn ')}` : `bei ${name}`;
}
