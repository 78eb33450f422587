import { withBasePath } from '@silverjobs/contract/base-path';
import { HOST_FAILURE_ID, HOST_FILE_MARK, LOAD_REPORTS_PATH } from '../common/document-names.ts';

const isHostFile = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.hasAttribute(HOST_FILE_MARK);

/**
 * Tells the user when the browser refuses or cannot get a file of the host, because nothing else of
 * ours runs then. Without #root the host does not start, so a page without its style sheet is not shown
 * either.
 */
export function watchHostFiles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!isHostFile(target)) return;
      if (document.readyState === 'loading')
        document.addEventListener('DOMContentLoaded', showFailure);
      else showFailure();
    },
    true,
  );
}

function showFailure(): void {
  const root = document.getElementById('root');
  const template = document.getElementById(HOST_FAILURE_ID);
  if (!root || !(template instanceof HTMLTemplateElement)) return;
  root.replaceWith(template.content);
  document.querySelector('h1')?.focus();
  document.querySelector('button')?.addEventListener('click', async () => {
    // The refused file is in the browser's cache, which keeps files of a release for a year.
    const files = [...document.querySelectorAll(`[${HOST_FILE_MARK}]`)].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })));
    location.reload();
  });
}

/** Where files of the host lie. */
const FOLDER = '/releases/host/';

/** What the server is told of a release of the host. */
export interface HostReport {
  remote: 'host';
  release: string;
  outcome: 'failed';
  token: string;
}

/**
 * Tells the server, while a release of the host is being tried, that the host's files did not arrive or
 * that its code threw. Nothing else of the host may run then.
 */
export function reportHostFailures(report: HostReport): void {
  const body = JSON.stringify(report);
  const tell = (): void => {
    navigator.sendBeacon(
      withBasePath(LOAD_REPORTS_PATH),
      new Blob([body], { type: 'application/json' }),
    );
  };
  window.addEventListener(
    'error',
    ({ target, filename }) => {
      if (isHostFile(target) || String(filename).includes(FOLDER)) tell();
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && String(reason.stack).includes(FOLDER)) tell();
  });
}
