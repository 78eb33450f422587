import type { CallKey } from '@silverjobs/contract';
import { samples } from './samples.ts';
import type { Parts } from './test-app.ts';
import type { Person } from './test-users.ts';

/** What makes patterns that look ahead, or go back, slow: repeated up to the longest length. */
const PIECES = [
  '<',
  '<!--',
  '<p a="',
  '&',
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
  'Ich möchte nicht ',
  'nicht Köln, ',
  'keine Arbeit als Gärtner. ',
] as const;

/** Calls that read, fold or search a text, with the field of body or query that takes it and its longest length. */
const FIELDS: readonly (readonly [key: CallKey, field: string, max: number])[] = [
  ['POST /message', 'message', 10_000],
  ['POST /job_demand', 'description', 8_000],
  ['POST /chat/session/{sessionId}/message', 'message', 10_000],
  ['POST /cover-letter/start', 'jobDescription', 50_000],
  ['GET /search_location', 'search', 100],
];

export type WorstInput = {
  readonly key: CallKey;
  readonly piece: string;
  readonly parts: Parts;
  readonly as: Person | null;
};

/** More than a hundred hostile texts of the allowed length; every one ends with a sign that fits nothing. */
export const worstInputs: readonly WorstInput[] = FIELDS.flatMap(([key, field, max]) =>
  PIECES.map((piece) => {
    const { as, ...parts } = samples[key] as Parts & { as: Person | null };
    // Sent with the key of an earlier message it would be answered unread.
    const ownKey = key === 'POST /message' ? { client_key: undefined } : {};
    const text = `a${piece.repeat(Math.floor((max - 2) / piece.length))}\u00a6`;
    const where = key.startsWith('GET ') ? 'query' : 'body';
    const fields = { ...(parts[where] as object), ...ownKey, [field]: text };
    return { key, piece, as, parts: { ...parts, [where]: fields } };
  }),
);
