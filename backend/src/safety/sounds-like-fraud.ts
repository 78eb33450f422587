import { atPlaces, type Learnt, ofLengthOne, scoreOf, unpack } from '../learnt/score.ts';
import { joined, type Read, signsOf } from './fraud-signs.ts';
import { WEIGHTS } from './weights.ts';

/** Unpacked with the first text, since it would take part of each start. */
let learnt: Learnt | undefined;

/**
 * How much each sentence, with so many on each side, sounds like the frauds that are known: above zero it
 * rather does.
 */
export function fraudScores(reads: readonly Read[], near: number): number[] {
  learnt ??= unpack(WEIGHTS.fraud);
  const fraud = learnt;
  const signs = reads.map((read) => atPlaces(signsOf(read)));
  return signs.map((_, at) => {
    const passage = signs.slice(Math.max(0, at - near), at + near + 1);
    return scoreOf(ofLengthOne(joined(passage)), fraud);
  });
}
