import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { RADII_KM } from './constants.ts';
import { email as emailRule } from './forms/rules.ts';
import { tidyLinkToken } from './link-token.ts';

export { messageText } from './forms/message.ts';
export { givenPassword, newPassword } from './forms/rules.ts';

/** Largest id that the database can hold. */
const MAX_ID = 2_147_483_647;

/** The id of a record. */
export const id = z.int().min(1).max(MAX_ID);
/** The id of a record, or 0 for none. */
export const idOrZero = z.int().min(0).max(MAX_ID);
/** Milliseconds since 1970. */
export const milliseconds = z.int().min(0);
/** Seconds since 1970. */
export const seconds = z.int().min(0);
/** 'true' or 'false', as the profile sends flags (formats-5). */
export const flagText = z.enum(['true', 'false']);

/** Text of at most `max` characters. */
export const text = (max: number) => z.string().max(max);
/** Text that is not empty after trimming, of at most `max` characters. */
export const requiredTextSchema = (max: number) =>
  z.string().overwrite(cleanText).trim().min(1).max(max);

/** An address of the web that begins with https. */
export const httpsAddress = z
  .string()
  .trim()
  .max(500, 'Die Adresse ist zu lang.')
  .pipe(
    z.url({
      protocol: /^https$/,
      error: 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.',
    }),
  );

/** A radius of the list, in metres (formats-4). */
export const radiusMeters = z
  .int()
  .refine(
    (meters) => RADII_KM.includes(meters / 1_000),
    'Bitte wählen Sie einen Umkreis aus der Liste.',
  );

export const email = emailRule();
/** A secret from a link in a mail; what a mail program has put at its end is no part of it (access-47). */
export const linkToken = z.string().max(200).overwrite(tidyLinkToken).min(1);
/** Names a browser, so that a link that it has used works for it again (access-47). */
export const browserKey = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .optional();

const WHOLE_NUMBER = /^-?\d{1,13}$/;

/** A whole number that arrives as text, in a path or query. Typed as the number it stands for. */
export function inText(schema: z.ZodType<number, number>): z.ZodType<number, number> {
  const read = (value: unknown) =>
    typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value;
  return z.preprocess(read, schema) as unknown as z.ZodType<number, number>;
}

/**
 * Stands for what a record held when it was read; ours. Sent along with a change, it says on what the
 * change was made (formats-28). An answer of an earlier backend has none.
 */
export const version = z
  .string()
  .regex(/^[\w-]{16}$/)
  .optional();

/** Path parameters {id}. */
export const idParams = z.object({ id: inText(id) });
/** Page of a list. */
export const pageQuery = z.object({
  limit: inText(z.int().min(1).max(100)).optional(),
  offset: inText(z.int().min(0).max(10_000_000)).optional(),
});
/** {id: count}: the answer of every count (formats-15). */
export const count = z.object({ id: z.int().min(0) }).meta({ id: 'Count' });
/** The answer of calls that have nothing to tell. */
export const done = z.object({ ok: z.literal(true) }).meta({ id: 'Done' });

export type Done = z.output<typeof done>;

/** A file as JSON, because a link cannot carry the token of whoever may have it. */
export const downloadFile = z
  .object({ file_name: text(100), content: z.base64() })
  .meta({ id: 'DownloadFile' });
