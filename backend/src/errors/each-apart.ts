import { describeError } from './describe-error.ts';

/** Batches of one run; the next run goes on where work is left. */
const BATCHES_MAX = 50;

type Identified = { readonly id: number };
/** Takes one line for the log. */
type Tell = (line: string) => void;

/**
 * What is made of each record. One that fails costs itself alone: it is left out and told with its id.
 */
export function eachApart<T extends Identified, Made>(
  records: readonly T[],
  make: (record: T) => Made,
  tell: Tell,
): Made[] {
  return records.flatMap((record) => {
    try {
      return [make(record)];
    } catch (error) {
      tell(`left out ${record.id}: ${describeError(error)}`);
      return [];
    }
  });
}

/**
 * Acts on all records that are found, batch by batch, each one apart: those that fail are told and
 * passed over, however many stand before the others.
 * @param find the next records above an id, by ids upwards; empty at the end
 * @returns on how many it was acted
 */
export async function actApart<T extends Identified>(
  find: (after: number) => Promise<readonly T[]>,
  act: (record: T) => Promise<void>,
  tell: Tell,
): Promise<number> {
  let done = 0;
  let after = 0;
  for (let batch = 0; batch < BATCHES_MAX; batch += 1) {
    const found = await find(after);
    const last = found.at(-1);
    if (!last) break;
    for (const record of found) {
      await act(record)
        .then(() => {
          done += 1;
        })
        .catch((error: unknown) => tell(`passed over ${record.id}: ${describeError(error)}`));
    }
    after = last.id;
  }
  return done;
}
