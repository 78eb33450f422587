import {
  DESPAIR,
  EMERGENCY,
  EMERGENCY_NOW,
  HARMLESS,
  HINTS,
  NEED,
  NEED_OF_OTHERS,
  NOT_MEANT,
  SUICIDE,
  SUICIDE_OF_OTHERS,
  VIOLENCE,
  VIOLENCE_AT_WORK,
} from '../common/distress-words.ts';
import { CERTAIN } from '../distress/certain.ts';
import { meansOne, splitHeard } from '../distress/compose.ts';
import { CHRONIC, OVER, STORY, TALK_END, TRADE, WELL, WORK } from '../distress/guards.ts';
import { ACUTE, HEAVY, type Reading, SUICIDAL, VIOLATED } from '../distress/readings.ts';
import { type Phrases, says, toHeard } from '../phrases/phrases.ts';

const LISTS: Readonly<Record<string, Phrases>> = {
  suicide: SUICIDE,
  'suicide of others': SUICIDE_OF_OTHERS,
  violence: VIOLENCE,
  emergency: EMERGENCY,
  'emergency now': EMERGENCY_NOW,
  need: NEED,
  hints: HINTS,
  despair: DESPAIR,
  'certain emergency': CERTAIN.emergency,
  'certain violence': CERTAIN.violence,
  'certain suicide': CERTAIN.suicide,
  'certain need': CERTAIN.need,
};

const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  suicidal: SUICIDAL,
  violated: VIOLATED,
  acute: ACUTE,
  heavy: HEAVY,
};

/** What speaks against danger where it is said in the same message. */
const GUARDS: Readonly<Record<string, Phrases>> = {
  harmless: HARMLESS,
  'not meant': NOT_MEANT,
  trade: TRADE,
  over: OVER,
  work: WORK,
  'talk end': TALK_END,
  story: STORY,
  well: WELL,
  chronic: CHRONIC,
  'violence at work': VIOLENCE_AT_WORK,
  'need of others': NEED_OF_OTHERS,
};

const namesIn = <Value>(lists: Readonly<Record<string, Value>>, isIn: (list: Value) => boolean) =>
  Object.entries(lists).flatMap(([name, list]) => (isIn(list) ? [name] : []));

/** Which lists of phrases a message says something of, and what of it stands beside what speaks against it. */
export function phraseSigns(message: string): string[] {
  const heard = toHeard(message);
  const sentences = splitHeard(heard);
  const danger = [
    ...namesIn(LISTS, (list) => says(heard, list)),
    ...namesIn(READINGS, (readings) => meansOne(sentences, readings)),
  ];
  const guards = namesIn(GUARDS, (list) => says(heard, list));
  return [
    ...danger,
    ...guards,
    ...danger.flatMap((one) => guards.map((guard) => `${one} ${guard}`)),
    ...(danger.length > 0 && guards.length === 0 ? ['unguarded'] : []),
    `danger ${Math.min(danger.length, 4)}`,
  ];
}
