import {
  ADDRESS_STREAMS_MAX,
  API_OF_KEYS,
  type Imprint,
  type InvoiceSeller,
  trimCharactersEnd,
} from '@silverjobs/contract';
import { createOpenApi } from '@silverjobs/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { ownRules } from './assistants/choose-engine.ts';
import type { AssistantEngine } from './assistants/engine.ts';
import { countStream, countWrite } from './auth/count-write.ts';
import { identify } from './auth/identify.ts';
import type { SecretKeys } from './auth/second-factor/sealed-secret.ts';
import { MIN_DURATION_MS } from './auth/with-min-duration.ts';
import type { BillingProvider } from './billing/provider.ts';
import { type ReadEvent, registerWebhook } from './billing/stripe/register-webhook.ts';
import { testProvider } from './billing/test-provider.ts';
import { closeForMaintenance } from './contents/close-for-maintenance.ts';
import type { CvModel } from './cv-in/read-with-model.ts';
import type { Database, Listen } from './database/database.ts';
import { sql } from './database/drizzle.ts';
import { countAnswers, registerDocumentFigures } from './figures/daily-figures.ts';
import { countJobFigures } from './figures/job-figures.ts';
import { noteAct } from './helpers/note-act.ts';
import { createServer, registerScope, type ServerOptions } from './http/create-server.ts';
import { Failure } from './http/failure.ts';
import { type Identify, registerCalls } from './http/register-calls.ts';
import { registerImages } from './images/register-images.ts';
import { implementations } from './implementations.ts';
import { DEMO_IMPRINT } from './imprint/imprint.ts';
import { DEMO_OPERATOR } from './invoices/operator.ts';
import { registerOneClick } from './job-alerts/register-one-click.ts';
import { createLiveHub } from './live/live-hub.ts';
import { registerEvents } from './live/register-events.ts';
import { registerDevOutbox } from './mail/dev-outbox.ts';
import { registerReturns } from './mail/returns/register-returns.ts';
import type { ReturnAddresses } from './mail/returns/return-address.ts';
import { countUnread } from './messages/count-conversations.ts';
import { registerDownload } from './papers/register-download.ts';
import { noScan } from './papers/scan.ts';
import { memoryStore } from './papers/store/paper-store.ts';
import { sealStore } from './papers/store/seal-store.ts';
import { DEMO_FEED_PATH } from './partner-jobs/demo-feed.ts';
import { registerPictures } from './pictures/register-pictures.ts';
import { registerAlertForms } from './public/alerts/register-alert-forms.ts';
import { registerPublicFiles } from './public/files/register-public-files.ts';
import { registerApplicationLink } from './public/register-application-link.ts';
import type { PushKeys } from './push/open-push.ts';
import type { Announcement, Services } from './services.ts';

export type AppOptions = ServerOptions & {
  readonly database: Database;
  /** Hears what other processes tell; without it GET /events says only how things stand. */
  readonly listen?: Listen;
  /** How often open streams send a heartbeat, in milliseconds. */
  readonly heartbeatIntervalMs?: number;
  readonly now?: () => Date;
  /** Where users reach the product; links in mails begin with it. */
  readonly publicUrl?: string;
  /** What the product is called; 'silverjobs' by default. */
  readonly brand?: string | undefined;
  /** Where messages from /contact go. */
  readonly operatorEmail?: string;
  /** Months without a sign-in until an account is warned of its deletion; 24 by default. */
  readonly dormantMonths?: number;
  /** Who sends invoices; without it a seller of the demo. */
  readonly operator?: InvoiceSeller | undefined;
  /** Who runs the product; without it nobody real. */
  readonly imprint?: Imprint | undefined;
  /** What the secrets of authenticators are sealed with; none by default. */
  readonly secondFactorKeys?: SecretKeys | undefined;
  /** Whom changes of public jobs are told to; nobody by default. */
  readonly announcement?: Announcement | undefined;
  /** What notices are sent to devices with; none by default. */
  readonly push?: PushKeys | null;
  /** Hosts of feeds and webhooks that this machine answers for; none by default. */
  readonly localHosts?: Services['localHosts'] | undefined;
  /** Raises the limits of attempts from one network address; 1 by default. */
  readonly addressLimitFactor?: number;
  /** How long answers take that must not tell whether an address is known; `MIN_DURATION_MS` by default. */
  readonly minDurationMs?: number;
  /** Notified when mail or a task was added. */
  readonly workAdded?: () => void;
  /** The demo's own feed of partner jobs; production has none. */
  readonly demoFeed?: (now: Date) => object;
  /** Finds the answers of the assistants; by default our own rules do. */
  readonly assistants?: AssistantEngine;
  /** Reads CVs; by default our own rules do alone. */
  readonly cvModel?: CvModel | null;
  /** Where papers are kept and who checks them; without it in memory and nobody. */
  readonly papers?: Services['papers'];
  /** Who takes the money for silver+; without it a test that takes none (silverplus-16). */
  readonly billing?: BillingProvider;
  /** Reads what Stripe tells; without it nothing listens to it. */
  readonly readStripeEvent?: ReadEvent;
  /** Where mail comes back to; without it nothing takes it. */
  readonly returns?: (ReturnAddresses & { readonly secret: string }) | undefined;
  /** Measures what the server answers. */
  readonly measure?: (app: FastifyInstance) => void;
  /** Whether GET /api/openapi.json describes every call (operation-25). */
  readonly description?: boolean;
  /** Whether GET /api/dev/outbox shows the mails; it signs in as anyone, so never in production. */
  readonly devOutbox?: boolean;
};

/** What handlers and workers use. @param warn notes what went wrong and is tried again */
export function createServices(options: AppOptions, warn: Services['warn']): Services {
  const { publicUrl = 'http://localhost:4000', secondFactorKeys = [] } = options;
  const { store, scan } = options.papers ?? { store: memoryStore(), scan: noScan };
  return {
    db: options.database,
    now: options.now ?? (() => new Date()),
    publicUrl: trimCharactersEnd(publicUrl, '/'),
    brand: options.brand ?? 'silverjobs',
    operatorEmail: options.operatorEmail ?? 'kontakt@example.org',
    dormantMonths: options.dormantMonths ?? 24,
    operator: options.operator ?? DEMO_OPERATOR,
    imprint: options.imprint ?? DEMO_IMPRINT,
    announcement: options.announcement ?? {},
    push: options.push ?? null,
    localHosts: options.localHosts ?? {},
    secondFactorKeys,
    papers: { store: sealStore(store, secondFactorKeys), scan },
    addressLimitFactor: options.addressLimitFactor ?? 1,
    minDurationMs: options.minDurationMs ?? MIN_DURATION_MS,
    assistants: options.assistants ?? ownRules,
    cvModel: options.cvModel ?? null,
    billing: options.billing ?? testProvider,
    workAdded: options.workAdded ?? (() => {}),
    warn,
  };
}

/** The backend under /api, not yet listening. The database must be migrated. */
export function buildApp(options: AppOptions): FastifyInstance {
  const app = createServer(options);
  options.measure?.(app);
  const services = createServices(options, (text) => app.log.warn(text));
  const { db, now, warn } = services;
  closeForMaintenance(app, db, now);
  countAnswers(app, db, now);
  const noteJobFigure = countJobFigures(app, db, now);
  registerDocumentFigures(app, db, now);
  registerScope(
    app,
    'api',
    async (api) => {
      const whoAsks: Identify = (key, header) => identify(key, header, services);
      registerCalls(api, implementations, services, {
        identify: whoAsks,
        count: (key, requester, network) => countWrite(services, key, requester, network),
        note: (key, requester, given) => noteAct(services, key, requester, given),
      });
      const hub = createLiveHub({
        db,
        now,
        listen: options.listen ?? (async () => async () => {}),
        countUnread,
        warn,
        streamsPerAddress: ADDRESS_STREAMS_MAX * services.addressLimitFactor,
        ...(options.heartbeatIntervalMs !== undefined && {
          heartbeatIntervalMs: options.heartbeatIntervalMs,
        }),
      });
      registerEvents(api, hub, whoAsks, (requester) => countStream(services, requester));
      registerOneClick(api, services);
      registerAlertForms(api, services);
      registerApplicationLink(api, services, noteJobFigure);
      registerPublicFiles(api, services);
      registerDownload(api, services);
      registerPictures(api, services);
      if (options.readStripeEvent) registerWebhook(api, options.readStripeEvent, services);
      if (options.returns) registerReturns(api, options.returns, services);
      registerImages(api);
      if (options.devOutbox) registerDevOutbox(api, db);
      const { demoFeed } = options;
      if (demoFeed) api.get(DEMO_FEED_PATH, async () => demoFeed(now()));
      if (options.description) {
        // Made when somebody asks for it: it takes longer than everything else at the start.
        let openApi: ReturnType<typeof createOpenApi> | undefined;
        api.get('/openapi.json', async () => (openApi ??= createOpenApi('/api')));
      }
      let ofKeys: ReturnType<typeof createOpenApi> | undefined;
      api.get(
        '/employer-openapi.json',
        async () => (ofKeys ??= createOpenApi('/api', API_OF_KEYS)),
      );
      api.get('/health', async () => {
        await db.execute(sql`select 1`).catch(() => {
          throw new Failure('unavailable');
        });
        return { status: 'ok' };
      });
    },
    '/api',
  );
  return app;
}
