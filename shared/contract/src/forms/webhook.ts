import * as z from 'zod/mini';

const HTTPS = 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.';

/** The address of an employer's programme as it is typed. */
export const webhookForm = z.object({
  url: z.string().check(z.trim(), z.regex(/^https:\/\/\S+$/, HTTPS)),
});
