import { DEFAULT_RUNBOOK, type Registry, type RemoteRelease } from '@silverjobs/federation';
import { getOrCreateBounded } from '../common/caches.ts';

/** What a failure names, so that whoever reads of it knows whom to ask and what to do (operation-46). */
export interface Answerable {
  remote: string;
  remote_release: string;
  owner: string;
  runbook: string;
}

interface AnswerParts {
  readRegistry: () => Promise<Registry>;
  /** A published release, whether it is live or not; null for none. */
  readBuild: (name: string, release: string) => Promise<RemoteRelease | null>;
  /** Team that answers for the host. */
  hostOwner: string;
}

export const HOST = 'host';
const MOST_RELEASES = 200;

/**
 * Finds who answers for a release. Browsers do not know it: registries that they get name no team
 * (operators-1). Null for a remote that there never was.
 */
export function createAnswerFor({ readRegistry, readBuild, hostOwner }: AnswerParts) {
  const earlier = new Map<string, Promise<RemoteRelease | null>>();

  const releaseOf = async (name: string, release: string): Promise<RemoteRelease | null> => {
    const { remotes, canaries = {} } = await readRegistry();
    const live = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
    const tried = Object.hasOwn(canaries, name) ? canaries[name]?.release : undefined;
    const known = [live, tried].find((each) => each?.release === release);
    // Names come from anywhere: the store is asked only about remotes that there are.
    if (known || !live) return known ?? null;
    const key = `${name}/${release}`;
    const read = () => readBuild(name, release).catch(() => null);
    return (await getOrCreateBounded(earlier, MOST_RELEASES, key, read)) ?? live;
  };

  return async (name: string, release: string): Promise<Answerable | null> => {
    if (name === HOST) {
      return { remote: name, remote_release: release, owner: hostOwner, runbook: DEFAULT_RUNBOOK };
    }
    const found = await releaseOf(name, release).catch(() => null);
    if (!found) return null;
    const { owner, runbook = DEFAULT_RUNBOOK } = found;
    return { remote: name, remote_release: release, owner, runbook };
  };
}

export type AnswerFor = ReturnType<typeof createAnswerFor>;

/** The same as words of a line in a log. */
function sayAnswerable({ remote, remote_release, owner, runbook }: Answerable): string {
  return `remote ${remote}, release ${remote_release}, owner ${owner}, runbook ${runbook}`;
}

/** Writes to the server's log what failed in a release, with who answers for it and what to do. */
export type LogFailure = (text: string, name: string, release: string) => void;

/** The log of failures of releases; what nobody answers for stands there as it is. */
export function createFailureLog(answerFor: AnswerFor): LogFailure {
  return (text, name, release) => {
    void answerFor(name, release).then((who) => {
      console.error(who ? `${text} (${sayAnswerable(who)})` : text);
    });
  };
}
