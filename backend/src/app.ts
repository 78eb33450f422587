import { createOpenApi } from '@silverjobs/contract/openapi';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AssistantEngine } from './assistants/engine.ts';
import { rulesEngine } from './assistants/rules/rules-engine.ts';
import type { Database, Listen } from './database/database.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { Failure } from './http/failure.ts';
import { registerCalls } from './http/register-calls.ts';
import { registerImages } from './images/register-images.ts';
import { implementations } from './implementations.ts';
import { registerOneClick } from './job-alerts/register-one-click.ts';
import { createLiveHub } from './live/live-hub.ts';
import { registerEvents } from './live/register-events.ts';
import { registerDevOutbox } from './mail/dev-outbox.ts';

export type AppOptions = ServerOptions & {
  readonly database: Database;
  /** Hears what other processes tell; without it GET /events says only how things stand. */
  readonly listen?: Listen;
  /** How often open streams give a sign of life, in milliseconds. */
  readonly beatMs?: number;
  readonly now?: () => Date;
  /** Where users reach the product; links in mails begin with it. */
  readonly publicUrl?: string;
  /** Where messages from /contact go. */
  readonly operatorEmail?: string;
  /** Raises the limits of attempts from one network address; 1 by default. */
  readonly addressLimitFactor?: number;
  /** Told when mail was added. */
  readonly mailAdded?: () => void;
  /** Finds the answers of the assistants; by default our own rules do. */
  readonly assistants?: AssistantEngine;
  /** Whether GET /api/dev/outbox shows the mails; it signs in as anyone, so never in production. */
  readonly devOutbox?: boolean;
};

/** The backend under /api, not yet listening. The database must be migrated. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { database, now = () => new Date(), publicUrl = 'http://localhost:4000' } = options;
  const { mailAdded = () => {}, operatorEmail = 'kontakt@example.org' } = options;
  const services = {
    db: database,
    now,
    publicUrl: publicUrl.replace(/\/+$/, ''),
    operatorEmail,
    addressLimitFactor: options.addressLimitFactor ?? 1,
    mailAdded,
    assistants: options.assistants ?? rulesEngine,
  };
  const app = createServer(options);
  app.register(
    async (api) => {
      registerCalls(api, implementations, services);
      const hub = createLiveHub({
        db: database,
        now,
        listen: options.listen ?? (async () => async () => {}),
        warn: (text) => app.log.warn(text),
        ...(options.beatMs !== undefined && { beatMs: options.beatMs }),
      });
      registerEvents(api, hub, services);
      registerOneClick(api, services);
      registerImages(api);
      if (options.devOutbox) registerDevOutbox(api, database);
      const openApi = createOpenApi('/api');
      api.get('/openapi.json', async () => openApi);
      api.get('/health', async () => {
        await database.execute(sql`select 1`).catch(() => {
          throw new Failure('unavailable');
        });
        return { status: 'ok' };
      });
    },
    { prefix: '/api' },
  );
  return app;
}
