import { type CallDefinition, type CallKey, callKeys, calls } from '@silverjobs/contract';
import { samples } from './testing/samples.ts';
import { openTestApp, type Parts, type TestApp } from './testing/test-app.ts';
import { type Person, testUsers } from './testing/test-users.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

/** What grows on its way out, what is read again and again, and what looks like markup. */
const PIECES = ['\ufdfa', 'Ich möchte nicht ', '<', '&', '@', 'a.'];
/** Longer than any field; a refusal says how much is possible. */
const TOO_LONG = 60_000;
/** Where it does not say, in this order. */
const LENGTHS = [2_000, 300, 100, 50];
const POSSIBLE = /([\d.]+) Zeichen/;
/**
 * Processor time of one call, database included, in milliseconds. The goal is 50 (bench:inputs measures
 * it); here it says that nothing grows faster than its text, on any machine: that took 8,700.
 */
const MOST_MS = 3_000;

type Path = readonly string[];
type Sample = Parts & { as: Person | null };

/** Where a sample has text that may be longer. */
function textsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, [...path, name]));
}

function withText(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((item, at) => (String(at) === name ? withText(item, rest, text) : item));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [name]: withText(record[name], rest, text) };
}

/** Never twice with the key of a message that was sent already, and never out of the account. */
const FIXED = new Set(['client_key', 'password', 'current_password', 'version', 'token', 'email']);
const SKIPPED: readonly CallKey[] = [
  'DELETE /users/{id}',
  'POST /auth/logout',
  'POST /auth/refresh',
];
const withTexts = callKeys.filter((key) => {
  const { body, stream } = calls[key] as CallDefinition;
  const texts = textsOf((samples[key] as Sample).body).filter(
    (path) => !FIXED.has(path.at(-1) ?? ''),
  );
  return body && !stream && texts.length > 0 && !SKIPPED.includes(key);
});

const worst = withTexts.flatMap((key) => PIECES.map((piece) => [key, piece] as const));

test.each(worst)(
  'TRUST-31 TRUST-32 TRUST-28 %s takes the longest text of %j in each field in time, and answers it',
  async (key, piece) => {
    const { as, ...parts } = samples[key] as Sample;
    for (const path of textsOf(parts.body)) {
      if (FIXED.has(path.at(-1) ?? '')) continue;
      const lengths = [TOO_LONG, ...LENGTHS];
      for (let length = lengths.shift(); length; length = lengths.shift()) {
        const text = piece.repeat(Math.floor(length / piece.length));
        const sent = withText(parts.body, path, text) as Record<string, unknown>;
        if ('client_key' in sent) sent.client_key = crypto.randomUUID();
        const start = process.cpuUsage();
        const { status, body } = await api.sendRaw(key, { ...parts, body: sent }, as);
        const { user, system } = process.cpuUsage(start);
        const what = `${path.join('.')} = ${length}`;
        expect([what, status < 500]).toEqual([what, true]);
        expect([what, (user + system) / 1_000 < MOST_MS]).toEqual([what, true]);
        if (status !== 400) break;
        const [, possible] = POSSIBLE.exec((body as { message?: string }).message ?? '') ?? [];
        if (possible && length === TOO_LONG) lengths.unshift(Number(possible.replaceAll('.', '')));
      }
    }
  },
);

const reading = callKeys.filter(
  (key) => key.startsWith('GET ') && !(calls[key] as CallDefinition).stream,
);

test.each(Object.keys(testUsers) as Person[])(
  'TRUST-32 what was stored can be read by %s, whatever it was',
  async (person) => {
    for (const key of reading) {
      const { as: _, ...parts } = samples[key] as Sample;
      const { status } = await api.sendRaw(key, parts, person);
      expect([key, status < 500]).toEqual([key, true]);
    }
  },
);
