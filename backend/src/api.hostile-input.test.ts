import { apiError, type CallDefinition, type CallKey, callKeys, calls } from '@silverjobs/contract';
import { sql } from './database/drizzle.ts';
import { validate } from './http/validate.ts';
import { everything } from './testing/everything.ts';
import { samples } from './testing/samples.ts';
import { openTestApp, type Parts, type TestApp, urlOf } from './testing/test-app.ts';

// One call is made hundreds of times: 3 s of a quiet core.
jest.setTimeout(180_000);

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  -1,
  0,
  1.5,
  2_147_483_648,
  1e308,
  true,
  [],
  {},
  ['a', 'b'],
  { $gt: '' },
  'a\0b',
  '\ud800',
  "'; drop table users; --",
  '%_\\',
  '1e3',
  '0x10',
  '١٢',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(50_000),
];

/** Calls whose sample is a harmless read of the requester or a sign-out: nothing to mutate. */
const withFields = callKeys.filter((key) => {
  const { params, query, body } = calls[key] as CallDefinition;
  return params || query || body;
});

type Path = readonly string[];

function leaves(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  const below = Object.entries(value).flatMap(([name, item]) => leaves(item, [...path, name]));
  return path.length > 1 ? [path, ...below] : below;
}

function withValue(value: unknown, path: Path, hostile: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return hostile;
  const object = value as Record<string, unknown>;
  return { ...object, [name]: withValue(object[name], rest, hostile) };
}

const TABLES = [
  'users',
  'candidates',
  'clients',
  'communications',
  'messages',
  'job_demands',
  'saved_jobs',
  'hidden_jobs',
  'job_reports',
  'callback_requests',
];

async function countRows(): Promise<unknown> {
  const counts = TABLES.map((table) => `(select count(*) from ${table}) as ${table}`);
  const result = await api.db.execute(sql.raw(`select ${counts.join(', ')}`));
  return (result as { rows: unknown[] }).rows[0];
}

type Part = 'params' | 'query' | 'body';

/** A part of a request as the server reads it: of an address everything is text. */
function asRead(key: CallKey, parts: Parts, part: Part): unknown {
  if (part === 'body') return JSON.parse(JSON.stringify(parts.body ?? null));
  const { pathname, searchParams } = new URL(urlOf(key, parts), 'https://test.example');
  if (part === 'query') {
    return Object.fromEntries(
      [...searchParams.keys()].map((name) => {
        const values = searchParams.getAll(name);
        return [name, values.length > 1 ? values : values[0]];
      }),
    );
  }
  const given = pathname.split('/').slice(2);
  const names = (key.split(' ')[1] ?? '').split('/').slice(1);
  return Object.fromEntries(
    names.flatMap((name, at) =>
      name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(given[at] ?? '')]] : [],
    ),
  );
}

/** Whether the contract takes a part; what it refuses is answered by the same lines for every call. */
function isTaken(key: CallKey, parts: Parts, part: Part): boolean {
  try {
    validate((calls[key] as CallDefinition)[part], asRead(key, parts, part), part);
    return true;
  } catch {
    return false;
  }
}

/** What a field takes goes round the fields: each has every eighth of it, and nothing at all always. */
const TURNS = 8;
let turn = 0;

test.each(withFields)('API-03 %s answers hostile fields with 4xx and a code', async (key) => {
  const { as, ...parts } = samples[key];
  let before = await countRows();
  for (const path of leaves(parts)) {
    const sent = HOSTILE.map((hostile) => ({
      hostile,
      changed: withValue(parts, path, hostile) as Parts,
    }));
    const refused = sent.filter((one) => !isTaken(key, one.changed, path[0] as Part));
    const taken = sent.filter((one) => !refused.includes(one));
    turn = (turn + 1) % TURNS;
    const tried = taken.filter(
      ({ hostile }, at) => everything || hostile == null || at % TURNS === turn,
    );
    for (const { hostile, changed } of [...refused.slice(0, 1), ...tried]) {
      const answer = await api.sendRaw(key, changed, as);
      const what = `${path.join('.')} = ${JSON.stringify(hostile)?.slice(0, 40)}`;
      expect([what, answer.status < 500]).toEqual([what, true]);
      if (answer.status >= 400) apiError.parse(answer.body);
      const after = await countRows();
      if (answer.status >= 400) expect([what, after]).toEqual([what, before]);
      before = after;
    }
  }
});

const withBody = callKeys.filter((key) => (calls[key] as CallDefinition).body);

test.each(withBody)('API-03 %s refuses bodies that are no object', async (key) => {
  const { as, params } = samples[key] as Parts & { as: null };
  for (const body of ['[]', '"text"', '1', 'null', '[[[[]]]]']) {
    const answer = await sendText(key, params, body, as);
    expect([body, answer.statusCode]).toEqual([body, 400]);
    expect(answer.json()).toMatchObject({ code: 'validation.failed', param: 'body' });
  }
});

function sendText(
  key: CallKey,
  params: unknown,
  payload: string,
  as: keyof TestApp['tokens'] | null,
  type = 'application/json',
) {
  const [method = ''] = key.split(' ');
  return api.app.inject({
    method: method as 'POST',
    url: urlOf(key, { params }),
    headers: {
      'content-type': type,
      ...(as === null ? {} : { authorization: `Bearer ${api.tokens[as]}` }),
    },
    payload,
  });
}

const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;

test.each([
  ['broken JSON', '{"message":', 'application/json', 400, 'json.malformed'],
  ['no JSON', 'message=x', 'application/json', 400, 'json.malformed'],
  ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400, 'json.malformed'],
  ['a form', 'name=x', 'application/x-www-form-urlencoded', 415, 'media_type.unsupported'],
  ['an oversized body', `"${'x'.repeat(300_000)}"`, 'application/json', 413, 'body.too_large'],
  ['an empty body', '', 'application/json', 400, 'validation.failed'],
  ['a deeply nested body', deep, 'application/json', 400, 'validation.failed'],
])('API-03 %s is refused', async (_name, payload, type, status, code) => {
  const key = 'POST /outreach_template';
  const response = await sendText(key, {}, payload, 'candidate', type);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});

test('API-03 the answer names the wrong field', async () => {
  const { as, body } = samples['POST /application'];
  const without = await api.sendRaw('POST /application', { body: { ...body, message: ' ' } }, as);
  expect(without).toMatchObject({
    status: 400,
    body: { code: 'validation.failed', param: 'message' },
  });
  const query = { mode: 'lean', limit: '10', offset: '-1' };
  const page = await api.sendRaw('GET /job_demand', { query }, as);
  expect(page).toMatchObject({ status: 400, body: { param: 'offset' } });
  const mode = await api.sendRaw('GET /job_demand', { query: { mode: 'all' } }, as);
  expect(mode).toMatchObject({ status: 400, body: { param: 'mode' } });
});
