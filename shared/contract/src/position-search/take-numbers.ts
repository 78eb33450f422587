import { type LeadOn, MINIJOB, workLoadWithin } from './lead-on-words.ts';

/** What a part of a text leads to, and the text without it. */
export type Taken = { leads: readonly LeadOn[]; rest: string };

const NUMBERS: Readonly<Record<string, number>> = {
  eine: 1,
  einen: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  acht: 8,
  zehn: 10,
  funfzehn: 15,
  zwanzig: 20,
};
const HOURS =
  /\b(\d{1,2}|eine|einen|einem|zwei|drei|vier|funf|sechs|acht|zehn|funfzehn|zwanzig) ?(?:h|std|stunden?)\b( ?(?:pro |am |jeden )?(?:taglich|tag\b))?(?: (?:pro|die|in der) woche)?/;
const DAYS =
  /\b(\d{1,2}|eine|einen|einem|zwei|drei|vier|funf|sechs|acht|zehn|funfzehn|zwanzig) (?:ganze[nr]? )?(halbe[nr]? )?tage?n?\b(?: (?:pro|die|in der) woche)?/;
const DAYS_A_WEEK = 5;
const HOURS_A_DAY = 8;

const numberOf = (text = ''): number => NUMBERS[text] ?? Number(text);

/** '10 Stunden', '3 Std täglich', 'zwei Stunden'. */
export function takeHours(text: string): Taken {
  const found = HOURS.exec(text);
  if (!found) return { leads: [], rest: text };
  const hours = numberOf(found[1]) * (found[2] ? DAYS_A_WEEK : 1);
  return { leads: [workLoadWithin(hours)], rest: text.replace(found[0], ' ').trim() };
}

/** '2 Tage die Woche', 'drei halbe Tage'. */
export function takeDays(text: string): Taken {
  const found = DAYS.exec(text);
  if (!found) return { leads: [], rest: text };
  const hours = numberOf(found[1]) * (found[2] ? HOURS_A_DAY / 2 : HOURS_A_DAY);
  return { leads: [workLoadWithin(hours)], rest: text.replace(found[0], ' ').trim() };
}

/** '450 Euro', '520', '603-Euro-Job': what a Minijob was and is called by its limit. */
export function takeAmount(text: string): Taken {
  const rest = text.replace(/\b[3-6]\d\d\b( ?euro?)?( ?(?:jobs?|basis))?/, ' ').trim();
  return { leads: rest === text ? [] : [MINIJOB], rest };
}
