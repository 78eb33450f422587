import { heardWord } from '../phrases/common-words.ts';
import type { Heard } from '../phrases/phrases.ts';

/** Words of a clause that names nothing that somebody cannot do: 'will ich auch nicht mehr'. */
const EMPTY = new Set(
  'ich auch einfach echt wirklich langsam so und aber weil dass doch ja eben halt gar manchmal bald überhaupt irgendwie oft jetzt will kann mag möchte nicht mehr lang länger lange'
    .split(' ')
    .map(heardWord),
);
const WANTS = new Set(['will', 'kann', 'mag', 'möchte'].map(heardWord));

type Clause = readonly string[];

function clausesOf({ words }: Heard): Clause[] {
  const clauses: string[][] = [];
  let clause: string[] = [];
  for (const { word, isEnd } of words) {
    // 'Ich habe niemanden mehr und will auch nicht mehr': a clause of its own.
    clause = word === 'und' ? [] : [...clause, word];
    if (!isEnd) continue;
    clauses.push(clause);
    clause = [];
  }
  return clauses;
}

const isEmpty = (clause: Clause) => clause.every((one) => EMPTY.has(one));
const wants = (clause: Clause) => clause.some((one) => WANTS.has(one));

/**
 * Whether a clause says that somebody will or can no more, and nothing of what: 'Schwer heben kann
 * ich nicht mehr' is about work, 'ich kann nicht mehr' is not (assistants-73).
 */
export const saysNoMore = (heard: Heard): boolean =>
  clausesOf(heard).some(
    (clause) => clause.slice(-2).join(' ') === 'nicht mehr' && isEmpty(clause) && wants(clause),
  );
