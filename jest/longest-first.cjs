const { join } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** Files that take seconds and are small: a new clone would begin them last, by their size. */
const LONG = [
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
].map((name) => join(__dirname, '..', name));

/** Jest's order with the longest files before all others, so that no worker is left with one. */
class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const placeOf = ({ path }) => (LONG.includes(path) ? LONG.indexOf(path) : LONG.length);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

module.exports = LongestFirst;
module.exports.LONG = LONG;
