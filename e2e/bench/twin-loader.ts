import type { RemoteRelease } from '@silverjobs/federation';
import { modules } from './twin-modules.ts';

/** Stands in for the federation runtime of the host: there is none to start. */
export function startFederationRuntime(): void {}

/** Gives a page that was built together with the host. */
export function loadModule(_: RemoteRelease, expose: string): Promise<unknown> {
  const load = modules[expose];
  return load ? load() : Promise.reject(new Error(`The twin has no ${expose}.`));
}
