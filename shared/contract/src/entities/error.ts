import { z } from 'zod';
import { ERROR_CODES } from '../error-codes.ts';

/** The one shape of every error; message is a German sentence for users. */
export const apiError = z
  .object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    /** The field that is wrong. */
    param: z.string().optional(),
    payload: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'ApiError' });

export type ApiError = z.output<typeof apiError>;
