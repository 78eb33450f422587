import { type Job, type Station, timeOf, trimmed } from './cv-stations.ts';

/** What a CV of whole sentences says. */
interface Prose {
  readonly jobs: readonly Job[];
  readonly learnt: readonly Station[];
}

/** Where the name of an employer is over. */
const END = String.raw`(?=\s(?:tätig|gearbeitet|beschäftigt|angestellt|arbeitete|war|und|wo|bis|gewesen|gelernt)(?:\W|$)|[,.;]\s|[,.;]$|$)`;
const AT = String.raw`(?:bei|beim|im|am|in|an)\s(?:der\s|dem\s|einer\s|einem\s)?(?:Firma\s)?(\p{Lu}.{1,80}?)${END}`;
const TITLE = String.raw`(\p{Lu}[\p{L}/() -]{2,60}?)`;
const AS = new RegExp(String.raw`\sals\s${TITLE}\s${AT}`, 'u');
const WAS = new RegExp(String.raw`\s(?:war|bin|wurde)\s(?:ich\s)?(?:als\s)?${TITLE}\s${AT}`, 'u');
const LEARNT = [
  /((?:Berufsa|A)usbildung\s(?:zur|zum|als)\s[\p{L}/-]{3,50})/u,
  /(Lehre\s(?:zur|zum|als)\s[\p{L}/-]{3,50})/u,
  /(Studium\s(?:der\s|des\s)?\p{Lu}[\p{L}-]{3,50})/u,
];
/** 'den Beruf des Kfz-Mechanikers'. */
const TRADE = /\sBeruf\s(?:des|der|einer|eines|als)\s(\p{Lu}[\p{L}-]{3,50})/u;

function tradeOf(sentence: string): string | null {
  const [all = '', trade = ''] = TRADE.exec(sentence) ?? [];
  if (trade === '') return null;
  return /\s(?:des|eines)\s/.test(all) ? trade.replace(/s$/, '') : trade;
}

/** Reads a CV that somebody has written as a text. */
export function readProse(text: string): Prose {
  const jobs: Job[] = [];
  const learnt: Station[] = [];
  for (const sentence of text.replace(/\s+/g, ' ').split(/[.!?]\s(?=\p{Lu})/u)) {
    const time = timeOf(sentence) ?? { start: 0, end: 0 };
    const source = sentence.trim();
    const degree = LEARNT.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean);
    const line = degree ?? tradeOf(sentence);
    if (line) {
      learnt.push({ ...time, lines: [line], source });
      continue;
    }
    const [, title = '', employer = ''] = AS.exec(sentence) ?? WAS.exec(sentence) ?? [];
    if (title === '' || time.start === 0) continue;
    jobs.push({ ...time, title: trimmed(title), employer: trimmed(employer), source });
  }
  return { jobs: jobs.sort((one, other) => other.start - one.start), learnt };
}
