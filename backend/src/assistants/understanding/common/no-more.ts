import { heardWord } from '../phrases/common-words.ts';
import type { Heard } from '../phrases/phrases.ts';

/** Words of a clause that names nothing that somebody cannot do: 'will ich auch nicht mehr'. */
const EMPTY = new Set(
  'ich auch einfach echt wirklich langsam so und aber weil dass doch ja eben halt gar manchmal bald überhaupt irgendwie oft jetzt will kann mag möchte nicht mehr lang länger lange'
    .split(' ')
    .map(heardWord),
);
const WANTS = new Set(['will', 'kann', 'mag', 'möchte'].map(heardWord));

/**
 * Whether a clause says that somebody will or can no more, and nothing of what: 'Schwer heben kann
 * ich nicht mehr' is about work, 'ich kann nicht mehr' is not (assistants-73).
 */
export function saysNoMore({ words }: Heard): boolean {
  let clause: string[] = [];
  for (const { word, isEnd } of words) {
    // 'Ich habe niemanden mehr und will auch nicht mehr': a clause of its own.
    clause = word === 'und' ? [] : [...clause, word];
    if (!isEnd) continue;
    const [before, last] = clause.slice(-2);
    const isNoMore = before === 'nicht' && last === 'mehr';
    if (isNoMore && clause.every((one) => EMPTY.has(one)) && clause.some((one) => WANTS.has(one))) {
      return true;
    }
    clause = [];
  }
  return false;
}
