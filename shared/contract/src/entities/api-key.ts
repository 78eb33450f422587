import { z } from 'zod';
import { id, milliseconds, requiredTextSchema, text } from '../primitives.ts';

/** Keys of one employer; whoever needs more has forgotten some. */
export const API_KEYS_MAX = 10;

/** What an employer calls a new key. */
export const apiKeyInput = z.object({ name: requiredTextSchema(80) }).meta({ id: 'ApiKeyInput' });

/** A key that programmes of an employer ask with. */
export const apiKey = z
  .object({
    id,
    name: text(80),
    /** Its first characters, to tell it from others. */
    start: text(20),
    created_at: milliseconds,
    /** To the minute; null: never. */
    used_at: milliseconds.nullable(),
  })
  .meta({ id: 'ApiKey' });

/** A key as it is made: the only time that it is said. */
export const newApiKey = apiKey.extend({ secret: text(100) }).meta({ id: 'NewApiKey' });

export type ApiKey = z.infer<typeof apiKey>;
export type NewApiKey = z.infer<typeof newApiKey>;
