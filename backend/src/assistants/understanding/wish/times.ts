import { type Heard, phrases, says } from '../phrases/phrases.ts';

export const TIME_IDS = [
  'mornings',
  'afternoons',
  'evenings',
  'nights',
  'weekends',
  'weekdays',
  'mondays',
  'tuesdays',
  'wednesdays',
  'thursdays',
  'fridays',
] as const;
type TimeId = (typeof TIME_IDS)[number];

/** When somebody wants to work, and how a job says that it lies then. */
export type DayTime = {
  readonly id: TimeId;
  /** On the mark and among the reasons. */
  readonly label: string;
  readonly said: ReturnType<typeof phrases>;
  readonly inJob: RegExp;
};

const time = (id: TimeId, label: string, said: string, inJob: RegExp): DayTime => ({
  id,
  label,
  said: phrases(said),
  inJob,
});

const DAY_TIMES: readonly DayTime[] = [
  time(
    'mornings',
    'vormittags',
    'vormittag*; montagvormittag*; dienstagvormittag*; mittwochvormittag*; donnerstagvormittag*; freitagvormittag*; morgens; am morgen; früh ~ am tag; in der früh|frühe; frühmorgens; früh morgens; samstags|sonntags|werktags|montags|samstag|sonntag früh; 6|7|8|9|10 ?uhr ?bis 11|12|13 uhr; zwischen 6|7|8|9|10 und 11|12|13; von 6|7|8|9|10 bis 11|12|13 $; frühschicht; vor dem mittag; bis mittag*; bis 12 ?uhr; bis 13 ?uhr; frühaufsteher*; frühdienst',
    /\b(?:vormittag\w{0,3}|morgens|am morgen|fruh(?:dienst|schicht)?)\b/,
  ),
  time(
    'afternoons',
    'nachmittags',
    'nachmittag*; montagnachmittag*; dienstagnachmittag*; mittwochnachmittag*; donnerstagnachmittag*; freitagnachmittag*; ab mittag*; nach dem mittag*; mittags; ab 12|13|14 uhr; nach dem mittagessen; 12|13|14|15 ?uhr ?bis 15|16|17|18 uhr; zwischen 12|13|14|15 und 15|16|17|18; von 12|13|14|15 bis 15|16|17|18 $; ab 14|15 ?uhr; nach 12|13 uhr',
    /\b(?:nachmittag\w{0,3}|mittags|ab mittag)\b/,
  ),
  time(
    'evenings',
    'abends',
    'abend*; spätschicht; spätdienst; ab 17|18|19 uhr; nach feierabend; 17|18|19 ?uhr ?bis 20|21|22|23 uhr',
    /\b(?:abend(?:s|e|en)?|spatdienst|spatschicht)\b/,
  ),
  time('nights', 'nachts', 'nacht*; nachts', /\b(?:nachts|in der nacht|nachtdienst|nachtwache)\b/),
  time(
    'weekends',
    'am Wochenende',
    'wochenend*; samstag*; sonntag*; sonnabend*',
    /\b(?:wochenend\w{0,3}|samstag\w{0,3}|sonntag\w{0,3}|sonnabend\w{0,3})\b/,
  ),
  time(
    'weekdays',
    'unter der Woche',
    'unter der woche; werktags; werktag; wochentags; wochentags; montag* bis freitag*; mo bis fr; mo fr; nur werktags',
    /\b(?:unter der woche|werktags|wochentags|montags? bis freitags?)\b/,
  ),
];

const WEEK: readonly string[] = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'];
/** Saturday and Sunday are the weekend. */
const WORKING_DAYS: readonly DayTime[] = [
  time(
    'mondays',
    'montags',
    'montag*',
    /\b(?:montags?|werktags|unter der woche|montags? bis freitags?)\b/,
  ),
  time(
    'tuesdays',
    'dienstags',
    'dienstag*',
    /\b(?:dienstags?|werktags|unter der woche|montags? bis freitags?)\b/,
  ),
  time(
    'wednesdays',
    'mittwochs',
    'mittwoch*',
    /\b(?:mittwochs?|werktags|unter der woche|montags? bis freitags?)\b/,
  ),
  time(
    'thursdays',
    'donnerstags',
    'donnerstag*',
    /\b(?:donnerstags?|werktags|unter der woche|montags? bis freitags?)\b/,
  ),
  time(
    'fridays',
    'freitags',
    'freitag*',
    /\b(?:freitags?|werktags|unter der woche|montags? bis freitags?)\b/,
  ),
];

/** Whether an id is that of a day of the week. */
export const isWorkingDay = (id: string): boolean => WORKING_DAYS.some((day) => day.id === id);

/** The working days that a text of a job names. */
export const daysNamed = (text: string): DayTime[] =>
  WORKING_DAYS.filter(({ inJob }) => inJob.test(text));

/** The day of the week that a word names, counted from 0; -1 for none. */
const dayOf = (word: string): number => {
  const named = WORKING_DAYS.findIndex(({ label }) => word.startsWith(label.slice(0, -1)));
  return named >= 0 ? named : WEEK.indexOf(word);
};

/** Places of words that name days: short ones only beside others, since 'do' and 'mi' are dialect. */
export function dayWordsIn({ words }: Heard): number[] {
  const isDay = (at: number) => dayOf(words[at]?.word ?? '') >= 0;
  const isBeside = (at: number) =>
    [at - 1, at + 1].some(isDay) ||
    [-1, 1].some(
      (to) => ['und', 'bis', 'oder'].includes(words[at + to]?.word ?? '') && isDay(at + 2 * to),
    );
  return words.flatMap(({ word }, at) =>
    isDay(at) && (word.length > 2 || isBeside(at)) ? [at] : [],
  );
}

/** The working days that a part of a text wants: 'dienstags und Do', 'montags bis mittwochs'. */
function workingDaysIn(heard: Heard): DayTime[] {
  const found = new Set<number>();
  const places = dayWordsIn(heard);
  for (const at of places) {
    const day = dayOf(heard.words[at]?.word ?? '');
    found.add(day);
    if (heard.words[at + 1]?.word !== 'bis' || !places.includes(at + 2)) continue;
    const last = dayOf(heard.words[at + 2]?.word ?? '');
    for (let between = day; between <= last; between += 1) found.add(between);
  }
  return WORKING_DAYS.filter((_, day) => found.has(day));
}

/** What leaves the times to both. */
export const FLEXIBLE =
  /\b(?:flexible zeiten|nach absprache|zeiten legen wir gemeinsam|stunden verteilen wir|freie zeiteinteilung|ihre wunsche bei tagen und zeiten)\b/;

const GREETING = phrases(
  'guten abend; guten morgen; schönen abend; schönen nachmittag; gute nacht; heute abend; morgen früh; gestern abend',
);

/** How people call them. */
export const SAID_TIMES = DAY_TIMES.map(({ said }) => said);

/** The times of day that a part of a text wants. */
export function timesIn(heard: Heard): DayTime[] {
  if (says(heard, GREETING)) return [];
  const times = DAY_TIMES.filter(({ said }) => says(heard, said));
  const days = times.some(({ id }) => id === 'weekdays') ? [] : workingDaysIn(heard);
  return [...times, ...days];
}

export const timeById = (id: string): DayTime | undefined =>
  [...DAY_TIMES, ...WORKING_DAYS].find((one) => one.id === id);
