import { createOpenApi } from '@silverjobs/contract/openapi';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';
import { createServer, type ServerOptions } from './http/create-server.ts';
import { Failure } from './http/failure.ts';
import { registerCalls } from './http/register-calls.ts';
import { implementations } from './implementations.ts';

export type AppOptions = ServerOptions & {
  readonly database: Database;
  readonly now?: () => Date;
  /** Where users reach the product; links in mails begin with it. */
  readonly publicUrl?: string;
};

/** The backend under /api, not yet listening. The database must be migrated. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { database, now = () => new Date(), publicUrl = 'http://localhost:4000' } = options;
  const services = { db: database, now, publicUrl: publicUrl.replace(/\/+$/, '') };
  const app = createServer(options);
  app.register(
    async (api) => {
      registerCalls(api, implementations, services);
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
