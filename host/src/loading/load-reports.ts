import { withBasePath } from '@silverjobs/contract/base-path';
import type { RemoteRelease } from '@silverjobs/federation';
import type { ErrorContext } from '@silverjobs/shell';
import { LOAD_REPORTS_PATH } from '../../common/document-names.ts';

/** How loading a page went, as far as the server wants to know. */
export interface LoadReports {
  /**
   * Counts a page whose code is there.
   * @param began when the code was asked for, in the time of `performance.now`; 0 for the document's own page
   * @returns tells how long it took, once the page is shown; undefined where nobody wants to know
   */
  loaded(remote: RemoteRelease, began: number): (() => void) | undefined;
  /** Counts an error with the number of a failure; others are none of a release. */
  failed(context: ErrorContext | undefined): void;
}

/**
 * Tells the server how pages of remotes load that are measured in this document: a share of all, and those of which a
 * canary is being tried. Nothing is sent by other documents, and nothing about the user.
 * @param measured names of those remotes; `host`, where one of the host is: any page then tells of it
 * @param token of this document: the server counts what is told with it, once
 * @param hostRelease that the document names
 * @param send hands a text over, also while the page is being left
 * @param importPhaseTimes fetches what only measured documents need
 */
export function createLoadReports(
  measured: readonly string[],
  token: string | undefined,
  hostRelease?: string,
  send: (path: string, body: Blob) => void = (path, body) => void navigator.sendBeacon(path, body),
  importPhaseTimes = async () => (await import('./phase-times.ts')).phaseTimes,
): LoadReports {
  /** The first load of a remote tells of its entry; later ones would make it look quicker. */
  const timed = new Set<string>();

  const tell = (remote: string, release: string, outcome: string, more: object = {}): void => {
    if (!token || !measured.includes(remote)) return;
    const text = JSON.stringify({ remote, release, outcome, token, ...more });
    send(withBasePath(LOAD_REPORTS_PATH), new Blob([text], { type: 'application/json' }));
  };
  const report = (remote: string, release: string, outcome: 'loaded' | 'failed'): void => {
    tell(remote, release, outcome);
    if (hostRelease) tell('host', hostRelease, outcome);
  };
  return {
    loaded: (remote, began) => {
      const { name, release } = remote;
      report(name, release, 'loaded');
      // Nobody waits for a tab that is not seen.
      if (!token || !measured.includes(name) || timed.has(name) || document.hidden) return;
      const loaded = performance.now();
      return () => {
        if (timed.has(name)) return;
        timed.add(name);
        requestAnimationFrame((shown) => {
          if (document.hidden) return;
          const moments = { began, loaded, shown: Math.max(loaded, shown) };
          importPhaseTimes().then(
            (phaseTimes) => {
              const phases = phaseTimes(remote, moments);
              if (phases) tell(name, release, 'shown', { phases });
            },
            // Nobody misses a measurement.
            () => {},
          );
        });
      };
    },
    failed: ({ remote, release, diagnosis } = {}) => {
      if (remote && release && diagnosis?.startsWith('FED-')) report(remote, release, 'failed');
    },
  };
}
