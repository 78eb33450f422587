import satisfies from 'semver/functions/satisfies.js';
import { findUnmetNeeds, type Gives, type Needs } from './find-unmet-needs.ts';

/**
 * What a remote needs and a host does not give, with ranges read as npm reads them; empty when it can run.
 * In the browser the federation runtime reads them, as it does when it shares a library.
 */
export function unmetNeeds(needs: Needs, host: Gives): string[] {
  return findUnmetNeeds(needs, host, satisfies);
}
