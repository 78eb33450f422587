import { join } from 'node:path';
import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';

/** Files that take seconds and are small: a new clone would begin them last, by their size. */
export const LONG: readonly string[] = [
  'shared/federation/src/cli/release.test.ts',
  'backend/src/main.test.ts',
  'backend/tools/backup/backup.test.ts',
  'backend/src/api.worst-fields.test.ts',
  'backend/src/testing/converse/converse.test.ts',
  'backend/src/api.hostile-input.test.ts',
  'host/server/first-view/render-pool.test.ts',
  'scripts/lib/deploy/update.test.ts',
  'backend/src/assistants/conversations.test.ts',
  'host/server/http/stalled.abuse.test.ts',
  'shared/federation/src/store/storm.test.ts',
].map((name) => join(import.meta.dirname, '..', name));

/** Jest's order with the longest files before all others, so that no worker is left with one. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    const sorted = await super.sort(tests);
    const placeOf = ({ path }: Test) => (LONG.includes(path) ? LONG.indexOf(path) : LONG.length);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
