import type { Database } from '../database/database.ts';
import { postalCodes, rateLimits, regions } from '../database/schema.ts';
import { districtOptionId, stateOptionId } from '../places/option-id.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { seedReference } from '../reference/write-reference.ts';
import { openTestApp } from '../testing/test-app.ts';
import { GROWING_PIECES, SLOW_PIECES, textFields, worstInput } from '../testing/worst-inputs.ts';

/** Beyond the ids of the places of tests. */
const FIRST_ID = 1_000_000;

/** Adds to the few places of tests all others: a search among few costs nothing. */
async function addGermany(db: Database): Promise<void> {
  const { states, districts, postal_codes, places } = loadPlaces();
  const codes = new Set((await db.select().from(postalCodes)).map(({ code }) => code));
  const ids = new Set((await db.select().from(regions)).map(({ id }) => id));
  const none = { lookups: {}, positions: [] } as unknown as Parameters<typeof seedReference>[1];
  await seedReference(db, none, {
    states: states.filter(({ id }) => !ids.has(stateOptionId(id))),
    districts: districts.filter(({ id }) => !ids.has(districtOptionId(id))),
    postal_codes: postal_codes.filter(({ postal_code }) => !codes.has(postal_code)),
    places: places
      .filter(({ postal_code }) => !codes.has(postal_code))
      .map((place) => ({ ...place, id: FIRST_ID + place.id })),
  });
}

/** Milliseconds of processor time that a text may cost. */
const MOST_MS = 50;

/**
 * Prints what the worst text of the allowed length costs this process in each field of each call, in
 * milliseconds of processor time, the dearest first, and ends with 1 when one costs more than it may
 * (formats-22). With `node scripts/with-postgres.mjs` before it the time of the database is not among them.
 */
const api = await openTestApp();
await addGermany(api.db);
const costs: { name: string; ms: number }[] = [];
let refused = 0;
for (const field of textFields) {
  for (const piece of [...GROWING_PIECES, ...SLOW_PIECES]) {
    const rounds: number[] = [];
    // The first call of each kind compiles what the others run.
    for (let round = 0; round < 2; round += 1) {
      const { as, ...parts } = worstInput(field, piece);
      await api.db.delete(rateLimits);
      const start = process.cpuUsage();
      const { status } = await api.sendRaw(field.key, parts, as);
      const { user, system } = process.cpuUsage(start);
      rounds.push((user + system) / 1_000);
      if (round > 0 && status >= 400) refused += 1;
      if (status === 429 || status >= 500) console.log(`${status} ${field.key} ${field.path}`);
    }
    const name = `${field.key} ${field.path.join('.')} ${JSON.stringify(piece)}`;
    costs.push({ name, ms: Math.min(...rounds) });
  }
}
costs.sort((a, b) => b.ms - a.ms);
for (const { name, ms } of costs.slice(0, 25)) {
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${name}`);
}
const dear = costs.filter(({ ms }) => ms > MOST_MS).length;
console.log(
  `${textFields.length} fields, ${costs.length} inputs, ${refused} of them refused, ${dear} dearer than ${MOST_MS} ms`,
);
await api.close();
if (dear > 0) process.exitCode = 1;
