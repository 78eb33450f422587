import { type Heard, phrases, says } from '../phrases/phrases.ts';

export const TIME_IDS = [
  'mornings',
  'afternoons',
  'evenings',
  'nights',
  'weekends',
  'weekdays',
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
    'vormittag*; morgens; am morgen; früh ~ am tag; in der früh|frühe; frühmorgens; früh morgens; 6|7|8|9|10 ?uhr ?bis 11|12|13 uhr; zwischen 6|7|8|9|10 und 11|12|13; von 6|7|8|9|10 bis 11|12|13 $; frühschicht; vor dem mittag; bis mittag*; bis 12 ?uhr; bis 13 ?uhr; frühaufsteher*; frühdienst',
    /\b(?:vormittag\w{0,3}|morgens|am morgen|fruh(?:dienst|schicht)?)\b/,
  ),
  time(
    'afternoons',
    'nachmittags',
    'nachmittag*; ab mittag*; nach dem mittag*; mittags; ab 12|13|14 uhr; nach dem mittagessen; 12|13|14|15 ?uhr ?bis 15|16|17|18 uhr; zwischen 12|13|14|15 und 15|16|17|18; von 12|13|14|15 bis 15|16|17|18 $; ab 14|15 ?uhr; nach 12|13 uhr',
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

/** What leaves the times to both. */
export const FLEXIBLE =
  /\b(?:flexible zeiten|nach absprache|zeiten legen wir gemeinsam|stunden verteilen wir|freie zeiteinteilung|ihre wunsche bei tagen und zeiten)\b/;

const GREETING = phrases(
  'guten abend; guten morgen; schönen abend; schönen nachmittag; gute nacht; heute abend; morgen früh; gestern abend',
);

/** The times of day that a part of a text wants. */
export function timesIn(heard: Heard): DayTime[] {
  if (says(heard, GREETING)) return [];
  return DAY_TIMES.filter(({ said }) => says(heard, said));
}

export const timeById = (id: string): DayTime | undefined => DAY_TIMES.find((one) => one.id === id);
