import { z } from 'zod';
import { backendVariables } from './variables.ts';

const given = <Field extends z.ZodType>(field: z.ZodOptional<Field>) => field.unwrap();
const { shape } = backendVariables;

/** An address that only this machine or nobody knows: mails with it would lead nowhere. */
const PLACEHOLDER = /localhost|127\.0\.0\.1|\.example\b|example\.(?:org|com|net)/;
const REAL = { error: 'is an example; production needs the real one' };

/** What production asks for beside the rest (operation-1). */
export const productionVariables = backendVariables.extend({
  PUBLIC_URL: z
    .url({ protocol: /^https$/, error: 'needs https' })
    .refine((url) => !PLACEHOLDER.test(url), REAL),
  SMTP_URL: given(shape.SMTP_URL),
  MAIL_FROM: given(shape.MAIL_FROM).refine((sender) => !PLACEHOLDER.test(sender), REAL),
  CONTACT_EMAIL: z.email().refine((address) => !PLACEHOLDER.test(address), REAL),
  OPERATOR_NAME: given(shape.OPERATOR_NAME),
  OPERATOR_ADDRESS: given(shape.OPERATOR_ADDRESS),
  OPERATOR_PHONE: given(shape.OPERATOR_PHONE),
  OPERATOR_TAX_ID: given(shape.OPERATOR_TAX_ID),
  SECOND_FACTOR_KEYS: given(shape.SECOND_FACTOR_KEYS),
  STRIPE_SECRET_KEY: given(shape.STRIPE_SECRET_KEY).refine((key) => !/^[sr]k_test_/.test(key), {
    error: 'is a key for tests: nobody would pay',
  }),
  STRIPE_WEBHOOK_SECRET: given(shape.STRIPE_WEBHOOK_SECRET),
});
