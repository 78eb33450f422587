import { openTestApp } from '../testing/test-app.ts';
import { worstInputs } from '../testing/worst-inputs.ts';
import { addGermany } from './add-germany.ts';

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
