import { capitalised } from '../phrases.ts';
import type { Work } from './work.ts';

/** Most positions that count as one work. */
export const POSITIONS_MAX = 8;

/** An occupation that a word may mean. */
export type Match = { readonly id: number; readonly label: string };

/** Work by the words that it was called by, where they mean several occupations. */
export function workOf(matches: readonly Match[], typed: string): Work {
  const [first] = matches;
  const label = matches.length === 1 && first ? first.label : capitalised(typed);
  return { positionIds: matches.slice(0, POSITIONS_MAX).map(({ id }) => id), label };
}

/** What people are called who do some work: 'Gärtner', 'Sekretärin', 'Küchenhilfe'. */
const PERSON =
  /(?:er|or|ist|eur|ar|loge|goge|pad|eut|ekt|(?<!m)ent|(?<!aur)ant|nom|graf|amte|angestellte|schwester|kraft|hilfe|frau|mann|wart|koch|wirt|arzt|anwalt)$/;

/** Whether a name, as names are compared, is of people and not of what they do or where. */
export const isOfPeople = (key: string): boolean => PERSON.test(key);
