import { fileURLToPath } from 'node:url';
import { trimCharactersEnd } from '@silverjobs/contract';
import type { TraceStatement } from '@silverjobs/telemetry/tracing';
import type { FastifyInstance } from 'fastify';
import { registerApiReference } from './api-reference/register-api-reference.ts';
import { type AppOptions, buildApp, createServices } from './app.ts';
import { chooseEngine } from './assistants/choose-engine.ts';
import { startAttemptsWorker } from './auth/attempts-worker.ts';
import type { Worker } from './background/start-worker.ts';
import { startBillingWorker } from './billing/billing-worker.ts';
import { openBilling } from './billing/open-billing.ts';
import { startCallbacksWorker } from './callbacks/callbacks-worker.ts';
import { type Config, showsApiReference, showsDevOutbox } from './config/config.ts';
import { startCourseWorker } from './courses/course-worker.ts';
import type { OpenDatabase } from './database/database.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgresql } from './database/open-postgresql.ts';
import { startEndOfJobs } from './employer-jobs/end-jobs-worker.ts';
import { loggerOptions } from './http/logger.ts';
import { readImprint } from './imprint/imprint.ts';
import { readOperator } from './invoices/operator.ts';
import { startAlertWorker } from './job-alerts/alert-worker.ts';
import { startMail } from './mail/start-mail.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { buildOperatorServer } from './metrics/serve-metrics.ts';
import { startRecordsWorker } from './operators/records-worker.ts';
import { demoFeedOf } from './partner-jobs/demo-feed.ts';
import { startPartnerWorker } from './partner-jobs/partner-worker.ts';
import * as reference from './reference/index.ts';
import { type Demo, type Report, seedDatabase } from './seed/seed.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';
import { traceNameOf } from './telemetry/open-tracing.ts';

const HOUR_MS = 3_600_000;

/** Where PGlite keeps its data unless DATA_DIR says otherwise: .data/db at the project's root. */
const defaultDataDir = fileURLToPath(new URL('../../.data/db', import.meta.url));

export type RunningBackend = {
  readonly app: FastifyInstance;
  /** Base address, for example http://127.0.0.1:4100. */
  readonly url: string;
  readonly engine: OpenDatabase['engine'];
  /** Ends open requests, then the database. */
  readonly stop: () => Promise<void>;
};

function openDatabase(
  config: Config,
  report: (error: Error) => void,
  trace: TraceStatement | undefined,
): Promise<OpenDatabase> {
  return config.DATABASE_URL
    ? openPostgresql(config.DATABASE_URL, config.DATABASE_POOL_SIZE, report, trace)
    : openPglite(config.DATA_DIR ?? defaultDataDir, undefined, trace);
}

export type StartOptions = {
  /** Added to the database; none in production. */
  readonly demo?: Demo | undefined;
  /** Told what the operator should know. */
  readonly log?: (text: string) => void;
  /** Told how far a new database is filled. */
  readonly report?: Report;
};

/**
 * Opens the database, fills it when it is new, and listens.
 * @throws Error when the database or the port cannot be had
 */
export async function startBackend(
  config: Config,
  { demo, log = () => {}, report = () => {} }: StartOptions = {},
): Promise<RunningBackend> {
  const { tracing, failures, stop: stopTelemetry } = await openTelemetry(config);
  const tell = (error: Error) => log(`Database: ${error.message}`);
  const database = await openDatabase(config, tell, tracing?.traceStatement);
  try {
    const now = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    await seedDatabase(database, reference, { demo, now, log, report });
    const imprint = readImprint(config);
    const options: AppOptions = {
      ...(await openBilling(config)),
      database: database.db,
      listen: database.listen,
      publicUrl: config.PUBLIC_URL,
      operatorEmail: config.CONTACT_EMAIL,
      operator: readOperator(config),
      imprint,
      secondFactorKeys: config.SECOND_FACTOR_KEYS,
      addressLimitFactor: config.ADDRESS_LIMIT_FACTOR,
      trustProxy: config.TRUST_PROXY,
      logger: loggerOptions(config.LOG_LEVEL, failures?.report, tracing?.logFields),
      description: showsApiReference(config),
      devOutbox: showsDevOutbox(config, demo !== undefined),
      mailAdded: () => mail.wake(),
      assistants: chooseEngine(config, (text) => log(`Assistants: ${text}`)),
      ...(demo && { demoFeed: demo.partnerFeed }),
      billingAdded: () => billing.wake(),
    };
    const metrics = config.METRICS_PORT === undefined ? null : createMetrics(database);
    const measure = (server: FastifyInstance) => {
      metrics?.measure(server);
      tracing?.traceRequests(server, traceNameOf);
    };
    const app = buildApp({ ...options, measure });
    if (showsApiReference(config)) await registerApiReference(app);
    const mail = startMail(config, database.db, app.log, imprint);
    const background = {
      db: database.db,
      now: () => new Date(),
      publicUrl: trimCharactersEnd(config.PUBLIC_URL, '/'),
      mailAdded: mail.wake,
      log: app.log,
    };
    const workers: Worker[] = [
      startAlertWorker(background),
      startCourseWorker(background),
      startAttemptsWorker(background),
      startCallbacksWorker(background),
      startEndOfJobs(background),
      startRecordsWorker(background),
    ];
    const billing = startBillingWorker(createServices(options, (text) => app.log.warn(text)));
    const operator = metrics && buildOperatorServer(metrics, database.db);
    app.addHook('onClose', async () => {
      await operator?.close();
      await Promise.all(workers.map((worker) => worker.stop()));
      await billing.stop();
      await mail.stop();
      await database.close();
      await stopTelemetry();
    });
    const url = await app.listen({ port: config.PORT, host: config.HOST });
    if (operator && config.METRICS_PORT !== undefined) {
      await operator.listen({ port: config.METRICS_PORT, host: config.HOST });
    }
    // The demo's feed is this process itself: it listens now.
    const feeds = [...config.PARTNER_FEEDS, ...(demo ? [demoFeedOf(url)] : [])];
    workers.push(startPartnerWorker({ ...background, feeds }));
    return { app, url, engine: database.engine, stop: () => app.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
