import type { BodyOf, CallKey, ParamsOf, QueryOf, ResponseOf } from '@silverjobs/contract';
import { type AppOptions, buildApp } from '../app.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { BEGIN } from './fill-database.ts';
import { testPushKeys } from './push-devices.ts';
import { openTestDatabase, type TestDatabaseOptions } from './test-database.ts';
import { insertSession, type Person, testUsers } from './test-users.ts';

/** Parts of a request; what the contract does not type is for hostile tests. */
export type Parts = { params?: unknown; query?: unknown; body?: unknown };

export type Sample<K extends CallKey> = {
  params?: ParamsOf<K>;
  query?: QueryOf<K>;
  body?: BodyOf<K>;
};

type Answer<Body = unknown> = { status: number; body: Body };

export type TestApp = {
  readonly db: Database;
  readonly database: OpenDatabase;
  readonly tokens: Readonly<Record<Person, string>>;
  /** The clock of the app. */
  readonly clock: { now: Date };
  readonly app: ReturnType<typeof buildApp>;
  /** Sends a call; `as` is a person, a token, or null for nobody. */
  readonly send: <K extends CallKey>(
    key: K,
    sample: Sample<K>,
    as: Person | { token: string } | null,
  ) => Promise<Answer<ResponseOf<K>>>;
  readonly sendRaw: (
    key: CallKey,
    parts: Parts,
    as: Person | { token: string } | null,
  ) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

let visitor = 0;

/** Another address for every request, so that limits count only where a test wants them to. */
function nextAddress(): string {
  visitor += 1;
  return `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
}

/** The path of a call with its parameters filled in. */
export function urlOf(key: CallKey, { params, query }: Parts): string {
  const path = (key.split(' ')[1] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    // Halves of surrogate pairs cannot be in a URL: they become the replacement character.
    encodeURIComponent(
      Buffer.from(String((params as Record<string, unknown> | undefined)?.[name])).toString(),
    ),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(name, String(item));
    }
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

type OwnOptions = Pick<
  AppOptions,
  'assistants' | 'cvModel' | 'minDurationMs' | 'papers' | 'returns'
>;

/** The whole app over a database. Close it after the tests. @param tokens of who is signed in */
export function openAppOver(
  database: OpenDatabase,
  options: OwnOptions = {},
  tokens: Partial<TestApp['tokens']> = {},
): Omit<TestApp, 'tokens'> {
  const { db } = database;
  const clock = { now: BEGIN };
  const app = buildApp({
    database: db,
    listen: database.listen,
    heartbeatIntervalMs: 100,
    now: () => clock.now,
    publicUrl: 'https://test.example',
    description: true,
    minDurationMs: 0,
    push: testPushKeys,
    ...options,
  });
  const sendRaw: TestApp['sendRaw'] = async (key, parts, as) => {
    const token = typeof as === 'string' ? tokens[as] : as?.token;
    const response = await app.inject({
      method: (key.split(' ')[0] ?? 'GET') as 'GET',
      url: urlOf(key, parts),
      remoteAddress: nextAddress(),
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    db,
    database,
    clock,
    app,
    sendRaw,
    send: sendRaw as TestApp['send'],
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The whole app over a small, filled database. Close it after the tests. */
export async function openTestApp({
  engine,
  trace,
  ...options
}: OwnOptions & Pick<TestDatabaseOptions, 'engine' | 'trace'> = {}): Promise<TestApp> {
  const database = await openTestDatabase({
    content: 'filled',
    ...(engine && { engine }),
    ...(trace && { trace }),
  });
  const expiresAt = new Date(BEGIN.getTime() + 3_600_000);
  const tokens = {} as Record<Person, string>;
  for (const [name, { usersId }] of Object.entries(testUsers)) {
    tokens[name as Person] = await insertSession(database.db, usersId, expiresAt);
  }
  return { ...openAppOver(database, options, tokens), tokens };
}
