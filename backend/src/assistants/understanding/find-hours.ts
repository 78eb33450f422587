import { isOneError } from './phrases/one-error.ts';
import { toHeard } from './phrases/phrases.ts';

/** How much somebody wants to work. */
export type Workload =
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'type'; readonly label: 'Minijob' | 'Teilzeit' | 'Vollzeit' | 'Ehrenamt' }
  | { readonly kind: 'any' };

const NUMBERS: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  funfundzwanzig: 25,
  dreissig: 30,
};
const NUMBER =
  '(\\d{1,2}|ein|eine|einen|einem|einer|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|funfundzwanzig|dreissig)';
const HOURS = new RegExp(
  `\\b${NUMBER}(?: (?:bis|oder) ${NUMBER})? ?(?:(?:wochen|arbeits)?stunden|wochenstd|std|h)\\b`,
);
const DAYS = new RegExp(
  `\\b${NUMBER}(?: (?:bis|oder) ${NUMBER})? (?:halbe[nr]? |ganze[nr]? |einzelne )?(?:(?:vormit|nachmit)?tag(?:e|en|n)?|halbtage?n?|abende?n?|nachte?n?|(?:fruh|spat|nacht|tag)(?:dienste?n?|schichte?n?)|dienste|schichten|mal (?:je|die|pro|in der) woche)\\b`,
);
/** '3 mal 4 Stunden', 'an drei Tagen die Woche je fünf Stunden'. */
const TIMES = new RegExp(
  `\\b${NUMBER} (?:mal|(?:vormit|nachmit)?tage?n?(?: (?:die|in der|pro) woche)? (?:je|jeweils|zu|a)) ${NUMBER} ?(?:stunden|std|h)\\b`,
);
/** Hours of a day, where only days are named. */
const DAY_HOURS = 7;
const HALF_DAY_HOURS = 4;
const FULL_TIME_HOURS = 35;
const WEEK_HOURS = 40;
const WORKING_DAYS = 5;
const WEEKS_OF_A_MONTH = 4;
/** '60 bis 80 Prozent' of a full-time job, as people say it in Switzerland. */
const PERCENT = /\b(?:\d{2} (?:bis )?)?(\d{2,3}) ?prozent\b/;

const toNumber = (text: string | undefined) =>
  text === undefined ? 0 : (NUMBERS[text] ?? Number(text));

/**
 * How much work a text asks for; null when it says nothing of it. Of a range the larger number.
 */
export function findWorkload(text: string): Workload | null {
  const folded = toHeard(
    text
      .replaceAll('%', ' Prozent ')
      .replace(/(\d) ?x\b/gi, '$1 mal')
      .replace(/(\d)(?=[a-z])/gi, '$1 ')
      .replace(/(ein|zwei|drei|vier|fünf)mal\b/gi, '$1 mal')
      .replace(/\bmal wöchentlich/gi, 'mal pro Woche'),
  )
    .words.map(({ word }) => (isOneError(word, 'stunden') ? 'stunden' : word))
    .join(' ');
  const times = TIMES.exec(folded);
  if (times) return { kind: 'hours', hours: Math.min(toNumber(times[1]) * toNumber(times[2]), 40) };
  const hours = HOURS.exec(folded);
  const isMonthly = /\b(?:im|pro|je) monat\b|\bmonatlich\b/.test(folded);
  const isDaily = /\b(?:am|pro|jeden|je) tag\b|\btaglich\b/.test(folded);
  // Of hours a day those of days that are named beside them, else of a week.
  if (hours && !(isDaily && DAYS.test(folded))) {
    const times = isDaily ? WORKING_DAYS : isMonthly ? 1 / WEEKS_OF_A_MONTH : 1;
    const most = Math.ceil(times * Math.max(toNumber(hours[1]), toNumber(hours[2])));
    if (most >= FULL_TIME_HOURS) return { kind: 'type', label: 'Vollzeit' };
    if (most > 0) return { kind: 'hours', hours: most };
  }
  const percent = Number(PERCENT.exec(folded)?.[1] ?? 0);
  if (percent >= 100) return { kind: 'type', label: 'Vollzeit' };
  if (percent > 0) return { kind: 'hours', hours: Math.round((percent * WEEK_HOURS) / 100) };
  const days = DAYS.exec(folded);
  if (days) {
    const each = /(halb|vormittag|nachmittag|abend|morgen)/.test(days[0])
      ? HALF_DAY_HOURS
      : DAY_HOURS;
    const most = Math.max(toNumber(days[1]), toNumber(days[2]));
    if (most > 0 && most <= 7) return { kind: 'hours', hours: Math.min(most * each, 40) };
  }
  if (/\b(ehrenamt\w*|freiwillig\w*|unentgeltlich)\b/.test(folded))
    return { kind: 'type', label: 'Ehrenamt' };
  if (/\b(minijob\w*|520|538|556|603|geringfugig\w*)\b/.test(folded))
    return { kind: 'type', label: 'Minijob' };
  if (/\b(vollzeit|ganztags)\b/.test(folded)) return { kind: 'type', label: 'Vollzeit' };
  if (/\b(teilzeit|halbtags\w*|halbtagig\w*|halbe[nr]? tage?|stundenweise)\b/.test(folded))
    return { kind: 'type', label: 'Teilzeit' };
  if (/\b(umfang|stunden\w*|zeit) (ist )?(egal|offen)\b|\bnach absprache\b/.test(folded))
    return { kind: 'any' };
  return null;
}

/** In words, after 'Umfang:'. */
export function workloadText(workload: Workload): string {
  if (workload.kind === 'any') return 'offen';
  return workload.kind === 'type' ? workload.label : `bis etwa ${workload.hours} Stunden pro Woche`;
}
