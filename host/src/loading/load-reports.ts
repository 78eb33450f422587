import { withBasePath } from '@silverjobs/contract/base-path';
import type { ErrorContext } from '@silverjobs/shell';
import { LOAD_REPORTS_PATH } from '../../common/document-names.ts';

/** How loading a page went, as far as the server wants to know. */
export interface LoadReports {
  loaded(remote: string, release: string): void;
  /** Counts an error with the number of a failure; others are none of a release. */
  failed(context: ErrorContext | undefined): void;
}

/**
 * Tells the server how pages of remotes load of which a canary is being tried; it takes the canary
 * back when it fails too often. Nothing is sent at other times, and nothing about the user.
 * @param measured names of those remotes; `host`, where one of the host is: any page then tells of it
 * @param token of this document: the server counts what is told with it, once
 * @param hostRelease that the document names
 * @param send hands a text over, also while the page is being left
 */
export function createLoadReports(
  measured: readonly string[],
  token: string | undefined,
  hostRelease?: string,
  send: (path: string, body: Blob) => void = (path, body) => void navigator.sendBeacon(path, body),
): LoadReports {
  const tell = (remote: string, release: string, outcome: 'loaded' | 'failed'): void => {
    if (!token || !measured.includes(remote)) return;
    const text = JSON.stringify({ remote, release, outcome, token });
    send(withBasePath(LOAD_REPORTS_PATH), new Blob([text], { type: 'application/json' }));
  };
  const report: typeof tell = (remote, release, outcome) => {
    tell(remote, release, outcome);
    if (hostRelease) tell('host', hostRelease, outcome);
  };
  return {
    loaded: (remote, release) => report(remote, release, 'loaded'),
    failed: ({ remote, release, diagnosis } = {}) => {
      if (remote && release && diagnosis?.startsWith('FED-')) report(remote, release, 'failed');
    },
  };
}
