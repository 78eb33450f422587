import { withBasePath } from '@silverjobs/contract/base-path';
import type { AppConfig } from '@silverjobs/shell';
import { WORKER_PATH } from '../../common/installable.ts';

const RELEASE_FILES = '/releases/';
const MAPS_ORIGINS = ['https://maps.googleapis.com', 'https://maps.gstatic.com'];

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string, type: string, sink: string) => string | null },
  ): unknown;
}

/**
 * The one gate through which scripts come into the page: the browser asks it for every address that
 * a script or a worker is given, in every bundle. Texts that would become HTML or a script have no
 * gate at all and are refused. Browsers without Trusted Types go on without it.
 * @param config of the document
 * @param at address of the page
 */
export function guardScripts(config: AppConfig, at: string = window.location.href): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url, _, sink) => (mayRun(new URL(url, at), sink, config, at) ? url : null),
  });
}

function mayRun(url: URL, sink: string, config: AppConfig, at: string): boolean {
  const own = new URL(at).origin;
  // Recordings are compressed in a worker that Sentry makes of a text of its own.
  if (sink.startsWith('Worker')) {
    return Boolean(config.monitoringDsn) && url.href.startsWith(`blob:${own}/`);
  }
  if (sink.startsWith('ServiceWorker')) return url.href === `${own}${withBasePath(WORKER_PATH)}`;
  if (url.origin === own) return url.pathname.startsWith(withBasePath(RELEASE_FILES));
  return Boolean(config.mapsKey) && MAPS_ORIGINS.includes(url.origin);
}
