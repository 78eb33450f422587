import {
  type Failure,
  type FailureReports,
  framesOf,
  reportUncaught,
  startFailureReports,
} from '@silverjobs/telemetry/failures';
import type { ServerConfig } from './config.ts';

/** Query strings hold tokens of links and what somebody searches. */
const QUERY = /\?[^\s'"]*/g;

/** An error as it is reported: without queries of addresses. */
export function failureOf(error: unknown): Failure {
  const told = (text: string) => text.replace(QUERY, '?…');
  if (!(error instanceof Error)) return { type: typeof error, message: told(String(error)) };
  return { type: error.name, message: told(error.message), frames: framesOf(error) };
}

/** Reports of the document server's own failures (operation-28); null without an address. */
export async function openFailureReports(config: ServerConfig): Promise<FailureReports | null> {
  const { SENTRY_DSN: dsn, SENTRY_RELEASE: release, APP_ENVIRONMENT: environment } = config;
  if (dsn === undefined) return null;
  const reports = await startFailureReports({ dsn, release, environment, service: 'documents' });
  reportUncaught(reports, failureOf);
  return reports;
}
