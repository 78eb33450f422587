import { fileURLToPath } from 'node:url';
import { trimCharactersEnd } from '@silverjobs/contract/trim-end';
import { createDrain } from '@silverjobs/telemetry/drain';
import type { TraceStatement } from '@silverjobs/telemetry/tracing';
import type { FastifyInstance } from 'fastify';
import { registerApiReference } from './api-reference/register-api-reference.ts';
import { type AppOptions, buildApp, createServices } from './app.ts';
import { chooseEngine } from './assistants/choose-engine.ts';
import { openBilling } from './billing/open-billing.ts';
import { type Config, showsApiReference, showsDevOutbox } from './config/config.ts';
import { chooseCvModel } from './cv-in/read-with-model.ts';
import type { OpenDatabase } from './database/database.ts';
import { openPglite } from './database/open-pglite.ts';
import { openPostgresql } from './database/open-postgresql.ts';
import { loggerOptions } from './http/logger.ts';
import { readImprint } from './imprint/imprint.ts';
import { readOperator } from './invoices/operator.ts';
import { openMailSender, openReturns } from './mail/mail-handler.ts';
import { readInbox } from './mail/returns/read-inbox.ts';
import { takeReturn } from './mail/returns/take-return.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { buildOperatorServer } from './metrics/serve-metrics.ts';
import { openPapers } from './papers/open-papers.ts';
import { demoFeedOf } from './partner-jobs/demo-feed.ts';
import { openPush } from './push/open-push.ts';
import { type Queue, startQueue } from './queue/start-queue.ts';
import * as reference from './reference/index.ts';
import { type Demo, type Report, seedDatabase } from './seed/seed.ts';
import { createTaskHandlers } from './task-handlers.ts';
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
  /** Goes on answering for DRAIN_SECONDS, ends open requests, then the database; at once if it is asked to. */
  readonly stop: (atOnce?: boolean) => Promise<void>;
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
  let queue: Queue | undefined;
  let app: FastifyInstance | undefined;
  try {
    const now = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS);
    await seedDatabase(database, reference, { demo, now, log, report });
    const imprint = readImprint(config);
    const options: AppOptions = {
      ...(await openBilling(config)),
      database: database.db,
      listen: database.listen,
      publicUrl: trimCharactersEnd(config.PUBLIC_URL, '/'),
      brand: config.LOGO_TEXT,
      operatorEmail: config.CONTACT_EMAIL,
      dormantMonths: config.DORMANT_MONTHS,
      operator: readOperator(config),
      imprint,
      secondFactorKeys: config.SECOND_FACTOR_KEYS,
      returns: openReturns(config),
      announcement: {
        indexNowKey: config.INDEXNOW_KEY,
        purgeUrl: config.CDN_PURGE_URL,
        purgeToken: config.CDN_PURGE_TOKEN,
      },
      push: await openPush(config, database.db, demo !== undefined),
      papers: openPapers(config, (text) => log(`Papers: ${text}`)),
      localHosts: config.LOCAL_HOSTS,
      addressLimitFactor: config.ADDRESS_LIMIT_FACTOR,
      trustProxy: config.TRUST_PROXY,
      logger: loggerOptions(config.LOG_LEVEL, failures?.report, tracing?.logFields),
      description: showsApiReference(config),
      devOutbox: showsDevOutbox(config, demo !== undefined),
      workAdded: () => queue?.wake(),
      assistants: await chooseEngine(config, (text) => log(`Assistants: ${text}`)),
      cvModel: chooseCvModel(config, (text) => log(`CVs: ${text}`)),
      ...(demo && { demoFeed: demo.partnerFeed }),
    };
    const sender = openMailSender(config, imprint);
    const isMailReachable = sender?.isReachable;
    const metrics =
      config.METRICS_PORT === undefined ? null : createMetrics({ ...database, isMailReachable });
    const measure = (server: FastifyInstance) => {
      metrics?.measure(server);
      tracing?.traceRequests(server, traceNameOf);
    };
    const server = buildApp({ ...options, measure });
    app = server;
    const drain = createDrain(server, '/api/events');
    const operator =
      metrics && buildOperatorServer(metrics, database.db, drain.isDraining, isMailReachable);
    server.addHook('onClose', async () => {
      await operator?.close();
      await queue?.stop();
      sender?.close();
      await database.close();
      await stopTelemetry();
    });
    if (showsApiReference(config)) await registerApiReference(server);
    const url = await server.listen({ port: config.PORT, host: config.HOST });
    if (operator && config.METRICS_PORT !== undefined) {
      await operator.listen({ port: config.METRICS_PORT, host: config.HOST });
    }
    // Only now: a process that cannot listen must not work, and the demo's feed is this process itself.
    const services = createServices(options, (text) => server.log.warn(text));
    await demo?.writeFiles(services);
    const feeds = [...config.PARTNER_FEEDS, ...(demo ? [demoFeedOf(url)] : [])];
    const { MAIL_RETURN_INBOX: inbox } = config;
    const { returns } = options;
    const readReturns =
      inbox && returns
        ? () => readInbox(inbox, (source) => takeReturn(services, returns, source))
        : undefined;
    const send = sender?.send ?? null;
    const handlers = createTaskHandlers(services, { feeds, send, readReturns });
    queue = startQueue({ db: database.db, now: services.now, handlers, log: server.log });
    const stop = (atOnce = false) => drain.end(atOnce ? 0 : config.DRAIN_SECONDS);
    return { app: server, url, engine: database.engine, stop };
  } catch (error) {
    // Closing the server ends what has begun, the database last.
    await (app ?? database).close();
    throw error;
  }
}
