import type { Registry } from '@silverjobs/federation';
import { createRenewal, type Renewal } from '../loading/renewal.ts';

/** The renewal of a tab whose releases are the present ones. */
export function noRenewal(registry: Registry): Renewal {
  return createRenewal({
    own: registry,
    hostRelease: undefined,
    fetchRegistry: async () => registry,
    unsaved: () => false,
    storage: window.sessionStorage,
  });
}
