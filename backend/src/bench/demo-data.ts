import { employers as makeEmployers } from '../demo/employers/index.ts';
import { jobDemands } from '../demo/jobs/index.ts';
import { loadPlaces } from '../reference/places/index.ts';
import { positions } from '../reference/positions/index.ts';

/** Prints what making demo data costs: seconds of processor time, without a limit. */
function measure<T>(what: string, work: () => T): T {
  const start = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(start);
  console.log(`${what.padEnd(28)}${((user + system) / 1_000_000).toFixed(2)} s`);
  return result;
}

const places = measure('postal codes and places', loadPlaces);
const employers = measure('employers', () => makeEmployers({ seed: 1, places }));
const options = { seed: 7, employers, positions, places, now: new Date(), count: 20_000 };
measure('20,000 jobs', () => {
  for (const _ of jobDemands(options));
});
