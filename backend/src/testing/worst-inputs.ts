import { type CallDefinition, type CallKey, callKeys, calls } from '@silverjobs/contract';
import { z } from 'zod';
import { samples } from './samples.ts';
import type { Parts } from './test-app.ts';
import type { Person } from './test-users.ts';

/** What grows on its way out, what is read again and again, and what looks like markup. */
export const GROWING_PIECES = ['\ufdfa', 'Ich möchte nicht ', '<', '&', '@', 'a.'] as const;

/** What makes patterns that look ahead, or go back, slow. */
export const SLOW_PIECES = [
  '<!--',
  '<p a="',
  '[',
  '](',
  '**a ',
  '`',
  ' ',
  '\t',
  '\n',
  '\n\t',
  '!',
  '.',
  ',;',
  '-',
  '0',
  'a@',
  'Ae\t ',
  'ersetze sie ',
  'schreib dazu ',
  'lass meine ',
  'firma : ',
  'a\u0301',
  '(mw',
  'qx ',
  'nicht Köln, ',
  'keine Arbeit als Gärtner. ',
] as const;

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly string[];
type Sample = Parts & { as: Person | null };
type Part = 'body' | 'query';

/** A text that a call takes, and how long it may be. */
export type TextField = {
  readonly key: CallKey;
  readonly part: Part;
  readonly path: Path;
  readonly max: number;
};

/** Keys and marks are looked up as they are; a password is hashed, which shall take its time. */
const LOOKED_UP = new Set(['client_key', 'password', 'current_password', 'token', 'code']);
/** They end the session that the others need, or answer for ever. */
const SKIPPED: readonly CallKey[] = [
  'DELETE /users/{id}',
  'POST /auth/logout',
  'POST /auth/refresh',
];

/** Every text in a schema that only its length limits; with it where it stands. */
function textsIn(root: JsonSchema): { path: Path; max: number }[] {
  const walk = (schema: JsonSchema, path: Path): { path: Path; max: number }[] => {
    const definition = schema.$ref?.split('/').at(-1);
    if (definition) return walk(root.$defs?.[definition] as JsonSchema, path);
    const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    const isText = schema.type === 'string' && schema.maxLength !== undefined && !schema.enum;
    return [
      ...(isText ? [{ path, max: schema.maxLength ?? 0 }] : []),
      ...branches.flatMap((branch) => walk(branch as JsonSchema, path)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, item]) =>
        walk(item as JsonSchema, [...path, name]),
      ),
      ...(schema.items ? walk(schema.items as JsonSchema, [...path, '0']) : []),
    ];
  };
  return walk(root, []);
}

const keysWithTexts = callKeys.filter(
  (key) => !SKIPPED.includes(key) && !(calls[key] as CallDefinition).stream,
);

/** Every text of every call, from the contract's schemas: a new field is among them by itself. */
export const textFields: readonly TextField[] = keysWithTexts.flatMap((key) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = (calls[key] as CallDefinition)[part];
    if (!schema) return [];
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const longest = new Map<string, TextField>();
    for (const { path, max } of textsIn(json)) {
      if (LOOKED_UP.has(path.at(-1) ?? '')) continue;
      const known = longest.get(path.join('.'));
      if (!known || known.max < max) longest.set(path.join('.'), { key, part, path, max });
    }
    return [...longest.values()];
  }),
);

function withText(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return text;
  if (name === '0') {
    const [first, ...others] = Array.isArray(value) ? value : [];
    return [withText(first, rest, text), ...others];
  }
  const record = (value ?? {}) as Record<string, unknown>;
  return { ...record, [name]: withText(record[name], rest, text) };
}

/** A request whose field is full of a piece; it ends with a sign that fits nothing. */
export function worstInput({ key, part, path, max }: TextField, piece: string): Sample {
  const sample = samples[key] as Sample;
  const text = `a${piece.repeat(Math.max(0, Math.floor((max - 2) / piece.length)))}\u00a6`;
  const sent = withText(sample[part], path, text.slice(0, max)) as Record<string, unknown>;
  // Sent with the key of an earlier message it would be answered unread.
  if ('client_key' in sent) sent.client_key = crypto.randomUUID();
  return { ...sample, [part]: sent };
}
