import {
  type FailureReports,
  reportUncaught,
  startFailureReports,
} from '@silverjobs/telemetry/failures';
import type { Tracing } from '@silverjobs/telemetry/tracing';
import type { Config } from '../config/config.ts';
import { failureOf } from '../errors/failure-of.ts';
import { environmentOf, openTracing } from './open-tracing.ts';

/** What the backend tells of itself to others; each is null without an address. */
export type Telemetry = {
  readonly tracing: Tracing | null;
  readonly failures: FailureReports | null;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
};

/** Starts what the configuration has an address for (operation-27, operation-28). */
export async function openTelemetry(config: Config): Promise<Telemetry> {
  const tracing = await openTracing(config);
  const { SENTRY_DSN: dsn, SENTRY_RELEASE: release } = config;
  const environment = environmentOf(config);
  const failures =
    dsn === undefined
      ? null
      : await startFailureReports({ dsn, environment, release, service: 'backend' });
  if (failures) reportUncaught(failures, failureOf);
  return {
    tracing,
    failures,
    stop: async () => {
      await tracing?.stop();
      await failures?.stop();
    },
  };
}
