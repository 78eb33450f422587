import type { HostRelease } from '@silverjobs/federation';
import { LOAD_REPORTS_PATH } from '../canary/canaries.ts';
import { HOST_FILE_MARK } from '../common/host-failure.ts';
import { inlineFunction } from '../common/inline-function.ts';

/**
 * Runs in the head of a document while a release of the host is being tried, as text: tells the server
 * that the host's files did not arrive, or that its code threw. Nothing else of the host may run then.
 * It must not use anything from outside itself.
 */
export function reportHost(path: string, report: string, mark: string, folder: string): void {
  const tell = (): void => {
    navigator.sendBeacon(path, new Blob([report], { type: 'application/json' }));
  };
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const file = target instanceof Element && target.hasAttribute(mark);
      if (file || String(event.filename).includes(folder)) tell();
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && String(reason.stack).includes(folder)) tell();
  });
}

/** The text of that script for a document. */
export function hostReportScript({ release }: HostRelease, token: string): string {
  const report = JSON.stringify({ remote: 'host', release, outcome: 'failed', token });
  const values = [LOAD_REPORTS_PATH, report, HOST_FILE_MARK, '/releases/host/'];
  return `(${inlineFunction(reportHost)})(${values.map((value) => JSON.stringify(value)).join(',')})`;
}
