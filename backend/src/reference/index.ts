/**
 * Reference data: what the product cannot do without, in the demo and in production alike. README.md
 * names sources and licences.
 */
import { referenceVersion } from './version.ts';

export { lookups } from './lookups/index.ts';
export { loadPlaces } from './places/index.ts';
export { positions } from './positions/index.ts';

/** Changes with the data. */
export const version = referenceVersion();
