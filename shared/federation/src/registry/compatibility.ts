import satisfies from 'semver/functions/satisfies.js';
import {
  type EarlierVersion,
  findTakenEarlier,
  findUnmetNeeds,
  type Gives,
  type Needs,
} from './find-unmet-needs.ts';

/**
 * What a remote needs and a host does not give, with ranges read as npm reads them; empty when it can run.
 * In the browser the federation runtime reads them, as it does when it shares a library.
 */
export function unmetNeeds(needs: Needs, host: Gives): string[] {
  return findUnmetNeeds(needs, host, satisfies);
}

/** The earlier versions of shared packages that a remote takes from a host, ranges read in the same way. */
export function takenEarlier(needs: Needs, host: Gives): EarlierVersion[] {
  return findTakenEarlier(needs, host, satisfies);
}

/** The same by name and number, such as `@silverjobs/ui@3.0.0`: so the server's part of the host has them. */
export function nameTaken(needs: Needs, host: Gives): string[] {
  return takenEarlier(needs, host).map(({ package: name, version }) => `${name}@${version}`);
}

/**
 * What of it a release may not need any more when it goes live; one that is live goes on (delivery-90).
 * @param today such as 2027-03-31, in UTC
 * @returns sentences for its team
 */
export function endedNeeds(needs: Needs, host: Gives, today = dayOf(new Date())): string[] {
  return takenEarlier(needs, host)
    .filter(({ until }) => until < today)
    .map(
      ({ package: name, version, until }) =>
        `${needs.name} needs ${name} ${version}, which new releases could have until ${until}. ` +
        `Build it against ${host.provides[name]}.`,
    );
}

/** Which earlier versions a release needs that go some day, in sentences for its team. */
export function goingNeeds(needs: Needs, host: Gives): string[] {
  return takenEarlier(needs, host).map(
    ({ package: name, version, until }) =>
      `${needs.name} takes ${name} ${version} from the host, which new releases can have until ${until}. ` +
      `The next one is ${host.provides[name]}.`,
  );
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
