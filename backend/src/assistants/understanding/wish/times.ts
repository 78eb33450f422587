import { type Heard, phrases, says, spansOf } from '../phrases/phrases.ts';

export const TIME_IDS = [
  'mornings',
  'afternoons',
  'evenings',
  'nights',
  'daytime',
  'weekends',
  'weekdays',
  'mondays',
  'tuesdays',
  'wednesdays',
  'thursdays',
  'fridays',
  'saturdays',
  'sundays',
  'spring',
  'summer',
  'autumn',
  'winter',
] as const;
type TimeId = (typeof TIME_IDS)[number];

/** When somebody wants to work, of a day, a week or a year, and how a job says that it lies then. */
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
    'vormittag*; frühs; vor mittag; vor dem mittag; montagvormittag*; dienstagvormittag*; mittwochvormittag*; donnerstagvormittag*; freitagvormittag*; samstagvormittag*; sonntagvormittag*; morgens; am morgen; früh ~ am tag; in der früh|frühe; frühmorgens; früh morgens; samstags|sonntags|werktags|montags|samstag|sonntag früh; frühschicht; vor dem mittag; bis mittag*; frühaufsteher*; frühdienst; frühdienste; morgendienst*; montagmorgen|montagmorgens|montagfrüh; dienstagmorgen|dienstagmorgens|dienstagfrüh; mittwochmorgen|mittwochmorgens|mittwochfrüh; donnerstagmorgen|donnerstagmorgens|donnerstagfrüh; freitagmorgen|freitagmorgens|freitagfrüh; samstagmorgen|samstagmorgens|samstagfrüh; sonntagmorgen|sonntagmorgens|sonntagfrüh',
    /\b(?:vormittag\w{0,3}|morgens|am morgen|fruh(?:dienst|schicht)?)\b/,
  ),
  time(
    'afternoons',
    'nachmittags',
    'nachmittag*; montagnachmittag*; dienstagnachmittag*; mittwochnachmittag*; donnerstagnachmittag*; freitagnachmittag*; samstagnachmittag*; sonntagnachmittag*; ab mittag*; nach dem mittag*; mittags; mittagszeit; über mittag; nach dem mittagessen',
    /\b(?:nachmittag\w{0,3}|mittags|ab mittag)\b/,
  ),
  time(
    'evenings',
    'abends',
    'abend*; montagabend*; dienstagabend*; mittwochabend*; donnerstagabend*; freitagabend*; samstagabend*; sonntagabend*; spätschicht; spätdienst; spätdienste; nach feierabend',
    /\b(?:abend(?:s|e|en)?|spatdienst|spatschicht)\b/,
  ),
  time('nights', 'nachts', 'nacht*; nachts', /\b(?:nachts|in der nacht|nachtdienst|nachtwache)\b/),
  time(
    'daytime',
    'tagsüber',
    'tagsüber; untertags; nur|bloß tags; nur|bloß am tag|tage; tagdienst*; tagschicht*',
    /\b(?:tagsuber|tagdienst|tagschicht|vormittags|nachmittags)\b/,
  ),
  time(
    'weekends',
    'am Wochenende',
    'wochenend*; wochende*; wochenede*; we',
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
/** The days of the week, Monday first. */
const DAYS: readonly DayTime[] = [
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
  time(
    'saturdays',
    'samstags',
    'samstag*; sonnabend*',
    /\b(?:samstags?|sonnabends?|wochenend\w{0,3})\b/,
  ),
  time('sundays', 'sonntags', 'sonntag*', /\b(?:sonntags?|wochenend\w{0,3})\b/),
];

/** Whether an id is that of a day of the week. */
export const isDay = (id: string): boolean => DAYS.some((day) => day.id === id);

/** The days that a text of a job names. */
export const daysNamed = (text: string): DayTime[] => DAYS.filter(({ inJob }) => inJob.test(text));

/** The day of the week that a word names, counted from 0; -1 for none. */
const dayOf = (word: string): number => {
  if (word.startsWith('sonnabend')) return 5;
  const named = DAYS.findIndex(({ label }) => word.startsWith(label.slice(0, -1)));
  return named >= 0 ? named : WEEK.indexOf(word);
};

/** Whether a word is the name of a day, not its short form. */
export const isDayWord = (word: string): boolean => word.length > 2 && dayOf(word) >= 0;

/** Places of words that name days: short ones only beside others, since 'do', 'mi' and 'so' are words, too. */
function dayWordsIn({ words }: Heard): number[] {
  const wordAt = (at: number) => words[at]?.word ?? '';
  const isDayAt = (at: number) => dayOf(wordAt(at)) >= 0;
  const isBeside = (at: number) =>
    wordAt(at) === 'so'
      ? [wordAt(at - 1), wordAt(at - 2)].includes('sa') ||
        (wordAt(at - 1) === 'bis' && isDayAt(at - 2))
      : [-1, 1].some((to) => {
          if (/^(?:abend|nachmittag|vormittag)s?$/.test(wordAt(at + 1))) return true;
          let next = at + to;
          while (/^(?:und|bis|oder|abends|nachmittags|vormittags)$/.test(wordAt(next))) next += to;
          return isDayAt(next);
        });
  return words.flatMap(({ word }, at) =>
    isDayAt(at) && (word.length > 2 || isBeside(at)) ? [at] : [],
  );
}

/** The days that a part of a text wants: 'dienstags und Do', 'montags bis mittwochs'. */
function daysIn(heard: Heard): DayTime[] {
  const found = new Set<number>();
  const places = dayWordsIn(heard);
  for (const at of places) {
    const day = dayOf(heard.words[at]?.word ?? '');
    found.add(day);
    if (heard.words[at + 1]?.word !== 'bis' || !places.includes(at + 2)) continue;
    const last = dayOf(heard.words[at + 2]?.word ?? '');
    for (let between = day; between <= last; between += 1) found.add(between);
  }
  return DAYS.filter((_, day) => found.has(day));
}

/** Hours at which a part of the day begins. */
const DAY_PARTS: readonly (readonly [id: TimeId, from: number, to: number])[] = [
  ['mornings', 4, 12],
  ['afternoons', 12, 17],
  ['evenings', 17, 22],
  ['nights', 22, 28],
];
const HOUR_WORDS: readonly string[] =
  'null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' ');
const HOUR = '(\\d{1,2}|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)';
/** 'von 10 bis 14 Uhr', 'samstags 10 bis 15', 'ab 6 Uhr', 'früh um fünf'. */
const CLOCK = new RegExp(
  `(?:(von|zwischen|ab|um|nach|vor|bis|\\S{3,12}tags?) )?(?:halb )?${HOUR}(?: (?:00|15|30|45))?( uhr)?(?: (?:fruh|morgens))?(?: (?:bis|und) (?:halb )?${HOUR}(?: (?:00|15|30|45))?( uhr)?)?(?=[ ,]|$)(?! (?:\\d|stund|std|h\\b|tag|vormittag|nachmittag|abend|nacht|mal|km|kilom|minut|euro|eur|prozent|jahr|woche|monat|uhr))`,
  'gu',
);
/** Whoever can stay until then works the morning, or the day; later hours leave it open. */
const MORNING_ENDS = 13;
const DAY_ENDS = 18;
const EARLY = /\b(?:fruh|morgens|am morgen)\b/;

/** The part of the day that most of some hours lies in, none where they leave it open; null without any. */
function partOfDay(heard: Heard): { readonly id: TimeId | null; readonly places: number[] } | null {
  // Hours end where their clause does: 'ab 17 Uhr, 15 Euro'.
  const text = heard.words.map(({ word, isEnd }) => (isEnd ? `${word},` : word)).join(' ');
  for (const match of text.matchAll(CLOCK)) {
    const [whole, before = '', first = '', clock, last, lastClock] = match;
    const isRange = last !== undefined;
    const isClock = Boolean(clock ?? lastClock);
    const isMeant = isClock || (isRange ? before !== '' : before === 'um' && EARLY.test(text));
    const number = (word: string) => (/^\d/.test(word) ? Number(word) : HOUR_WORDS.indexOf(word));
    const from = number(first);
    const to = isRange ? number(last) : from + 1;
    if (!isMeant || from > 24 || to > 24 || (isRange && to <= from)) continue;
    const at = text.slice(0, match.index).split(' ').length - 1;
    const places = whole.split(' ').map((_, on) => at + on);
    if (!isRange && (before === 'bis' || before === 'vor')) {
      const id = from <= MORNING_ENDS ? 'mornings' : from <= DAY_ENDS ? 'daytime' : null;
      return { id, places };
    }
    const overlap = ([, start, end]: (typeof DAY_PARTS)[number]) =>
      Math.min(end, to) - Math.max(start, from);
    const [best] = [...DAY_PARTS].sort((a, b) => overlap(b) - overlap(a));
    if (best && overlap(best) > 0) return { id: best[0], places };
  }
  return null;
}

/** Times of the year; jobs hardly name them, so that they leave none out. */
const SEASONS: readonly DayTime[] = [
  time(
    'spring',
    'im Frühling',
    'frühling|frühlings|frühjahr|frühjahrs',
    /\b(?:fruhling|fruhjahr)\w{0,8}\b/,
  ),
  time(
    'summer',
    'im Sommer',
    'sommer|sommers|sommermonate|sommersaison|sommerzeit',
    /\bsommer\w{0,8}\b/,
  ),
  time('autumn', 'im Herbst', 'herbst|herbsts|herbstes', /\bherbst\w{0,8}\b/),
  time(
    'winter',
    'im Winter',
    'winter|winters|wintermonate|wintersaison|winterzeit',
    /\bwinter\w{0,8}\b/,
  ),
];
/** Months as they are heard, and by their places the season that each belongs to. */
const MONTHS: readonly string[] =
  'januar februar marz april mai juni juli august september oktober november dezember'.split(' ');
const seasonOf = (month: number): number => Math.floor(((month + 10) % 12) / 3);
/** From then on somebody can begin, or since then something is so. */
const BEGINS = new Set(['seit', 'vom', 'letzten', 'letztem', 'vorigen', 'diesen', 'nachsten']);

/** Whether an id is that of a time of the year. */
export const isSeason = (id: string): boolean => SEASONS.some((season) => season.id === id);

/**
 * Words that name months and seasons in which somebody wants to work: no birthdays, and not when one
 * could begin.
 */
function seasonWordsIn(
  heard: Heard,
): { readonly at: number; readonly seasons: readonly number[] }[] {
  const { words } = heard;
  const named = SEASONS.map(({ said }) => new Set(spansOf(heard, said).map(({ from }) => from)));
  const monthAt = (at: number) => MONTHS.indexOf(words[at]?.word ?? '');
  const isRange = (at: number) => words[at + 1]?.word === 'bis' && monthAt(at + 2) >= 0;
  return words.flatMap(({ word }, at) => {
    const before = words[at - 1]?.word ?? '';
    const month = monthAt(at);
    const season = named.findIndex((places) => places.has(at));
    if ((month < 0 && season < 0) || BEGINS.has(before) || /^\d/.test(before)) return [];
    if (before === 'ab' && !isRange(at)) return [];
    if (month < 0) return [{ at, seasons: [season] }];
    if (/^(?:19|20)\d\d$/.test(words[at + 1]?.word ?? '')) return [];
    // Some are called so.
    if (word === 'august' && before !== 'bis' && before !== 'im') return [];
    const last = isRange(at) ? monthAt(at + 2) : month;
    const months = Array.from({ length: ((last - month + 12) % 12) + 1 }, (_, on) => month + on);
    return [{ at, seasons: months.map((one) => seasonOf(one % 12)) }];
  });
}

/** What leaves the times to both. */
export const FLEXIBLE =
  /\b(?:flexible zeiten|nach absprache|zeiten legen wir gemeinsam|stunden verteilen wir|freie zeiteinteilung|ihre wunsche bei tagen und zeiten)\b/;

const GREETING = phrases(
  'guten abend; guten morgen; schönen abend; schönen nachmittag; gute nacht; heute abend; morgen früh; gestern abend',
);

/** Places of words that name days, months, seasons and hours of the day. */
export const timePlacesIn = (heard: Heard): number[] => [
  ...dayWordsIn(heard),
  ...seasonWordsIn(heard).map(({ at }) => at),
  ...(partOfDay(heard)?.places ?? []),
];

/** How people call them. */
export const SAID_TIMES = DAY_TIMES.map(({ said }) => said);

/** The times of day that a part of a text wants. */
export function timesIn(heard: Heard): DayTime[] {
  if (says(heard, GREETING)) return [];
  const hours = partOfDay(heard);
  const times = DAY_TIMES.filter(({ id, said }) => id === hours?.id || says(heard, said));
  const days = times.some(({ id }) => id === 'weekdays') ? [] : daysIn(heard);
  const seasons = new Set(seasonWordsIn(heard).flatMap((one) => one.seasons));
  return [...times, ...days, ...SEASONS.filter((_, season) => seasons.has(season))];
}

export const timeById = (id: string): DayTime | undefined =>
  [...DAY_TIMES, ...DAYS, ...SEASONS].find((one) => one.id === id);
