import type { Database } from '../database/database.ts';
import { postalCodes, regions } from '../database/schema.ts';
import { districtOptionId, stateOptionId } from '../places/option-id.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { seedReference } from '../reference/write-reference.ts';
import { openTestApp } from '../testing/test-app.ts';
import { worstInputs } from '../testing/worst-inputs.ts';

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

/**
 * Prints what the worst texts of the allowed length cost this process, in milliseconds of processor
 * time, the dearest first, and ends with 1 when one costs more than it may (formats-22). With `node scripts/with-postgres.mjs` before it the time of
 * the database is not among them.
 */
const MOST_MS = 50;

const api = await openTestApp();
await addGermany(api.db);
const costs: { name: string; status: number; ms: number }[] = [];
// The first call of each kind compiles what the others run.
for (const { key, piece, parts, as } of [...worstInputs, ...worstInputs]) {
  const start = process.cpuUsage();
  const { status } = await api.sendRaw(key, parts, as);
  const { user, system } = process.cpuUsage(start);
  costs.push({ name: `${key} ${JSON.stringify(piece)}`, status, ms: (user + system) / 1_000 });
}
const warm = costs.slice(worstInputs.length).sort((a, b) => b.ms - a.ms);
for (const { name, status, ms } of warm.slice(0, 10)) {
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${status}  ${name}`);
}
const refused = warm.filter(({ status }) => status >= 400).length;
const dear = warm.filter(({ ms }) => ms > MOST_MS).length;
console.log(`${warm.length} inputs, ${refused} of them refused, ${dear} dearer than ${MOST_MS} ms`);
await api.close();
if (dear > 0) process.exitCode = 1;
