import { z } from 'zod';
import { text } from '../primitives.ts';

/** A file as JSON, because a link cannot carry the token of whoever may have it. */
export const textFile = z
  .object({ file_name: text(100), content: z.base64() })
  .meta({ id: 'TextFile' });
