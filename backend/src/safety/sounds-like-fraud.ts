import { atPlaces, ofLengthOne, scoreOf, unpack } from '../learnt/score.ts';
import { joined, type Read, signsOf } from './fraud-signs.ts';
import { WEIGHTS } from './weights.ts';

const LEARNT = unpack(WEIGHTS.fraud);

/**
 * How much each sentence, with so many on each side, sounds like the frauds that are known: above zero it
 * rather does.
 */
export function fraudScores(reads: readonly Read[], near: number): number[] {
  const signs = reads.map((read) => atPlaces(signsOf(read)));
  return signs.map((_, at) => {
    const passage = signs.slice(Math.max(0, at - near), at + near + 1);
    return scoreOf(ofLengthOne(joined(passage)), LEARNT);
  });
}
