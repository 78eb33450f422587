import { type Environment, isProduction, readVariables } from '@silverjobs/contract/variables';
import type { z } from 'zod';
import { productionVariables } from './production.ts';
import { backendVariables } from './variables.ts';

/** What no single variable can say. */
const environment = backendVariables
  .refine(
    ({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID }) =>
      [OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID].every(Boolean) ||
      ![OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID].some(Boolean),
    {
      path: ['OPERATOR_NAME'],
      message: 'needed together with OPERATOR_ADDRESS and OPERATOR_TAX_ID',
    },
  )
  .refine(
    ({ PAPER_STORE, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }) =>
      !PAPER_STORE?.startsWith('s3://') || (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY),
    { path: ['AWS_ACCESS_KEY_ID'], message: 'needed with a bucket, and AWS_SECRET_ACCESS_KEY' },
  )
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'needed with SMTP_URL',
  })
  .refine(
    ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => !STRIPE_SECRET_KEY || STRIPE_WEBHOOK_SECRET,
    { path: ['STRIPE_WEBHOOK_SECRET'], message: 'needed with STRIPE_SECRET_KEY' },
  )
  .refine(({ OPENAI_BASE_URL, OPENAI_MODEL }) => !OPENAI_BASE_URL || OPENAI_MODEL, {
    path: ['OPENAI_MODEL'],
    message: 'needed with OPENAI_BASE_URL',
  });

export type Config = z.output<typeof backendVariables>;

/**
 * Reads the configuration from the environment; empty variables count as unset. Production is
 * refused without what real people need: a public address, mail, payment, an operator (operation-1).
 * @throws Error that names every missing and every wrong variable
 */
export function readConfig(given: Environment): Config {
  const { shape } = backendVariables;
  if (isProduction(given)) readVariables(productionVariables, given, shape);
  return readVariables(environment, given, shape);
}

/** Whether the reference of the API is shown (operation-25). */
export function showsApiReference(config: Config): boolean {
  const { NODE_ENV, APP_ENVIRONMENT, API_REFERENCE } = config;
  return API_REFERENCE ? API_REFERENCE === 'on' : !isProduction({ NODE_ENV, APP_ENVIRONMENT });
}

/**
 * Whether GET /api/dev/outbox answers (delivery-29): in the demo only, and not where a mail server
 * shows that real people use the product.
 */
export function showsDevOutbox(
  { NODE_ENV, APP_ENVIRONMENT, SMTP_URL }: Config,
  isDemo: boolean,
): boolean {
  return isDemo && !isProduction({ NODE_ENV, APP_ENVIRONMENT }) && SMTP_URL === undefined;
}
