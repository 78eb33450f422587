import { type Environment, isProduction, readVariables } from '@silverjobs/contract/variables';
import type { z } from 'zod';
import { productionVariables } from './production.ts';
import { backendVariables } from './variables.ts';

export type Config = z.output<typeof backendVariables>;

/** What no single variable can say: `holds` sees what was given, also where something else is wrong. */
type Rule = {
  readonly path: keyof Config;
  readonly message: string;
  readonly holds: (given: Partial<Config>) => unknown;
};

const RULES: readonly Rule[] = [
  {
    path: 'OPERATOR_NAME',
    message: 'needed together with OPERATOR_ADDRESS and OPERATOR_TAX_ID',
    holds: ({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_TAX_ID: tax }) =>
      (name && address && tax) || !(name || address || tax),
  },
  {
    path: 'AWS_ACCESS_KEY_ID',
    message: 'needed with a bucket, and AWS_SECRET_ACCESS_KEY',
    holds: ({ PAPER_STORE, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }) =>
      !PAPER_STORE?.startsWith('s3://') || (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY),
  },
  {
    path: 'MAIL_FROM',
    message: 'needed with SMTP_URL',
    holds: ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM,
  },
  {
    path: 'MAIL_RETURN_SECRET',
    message: 'needed with MAIL_RETURN_ADDRESS, and only then',
    holds: ({ MAIL_RETURN_ADDRESS, MAIL_RETURN_SECRET }) =>
      !MAIL_RETURN_ADDRESS === !MAIL_RETURN_SECRET,
  },
  {
    path: 'MAIL_RETURN_ADDRESS',
    message: 'needed with MAIL_RETURN_INBOX',
    holds: ({ MAIL_RETURN_INBOX, MAIL_RETURN_ADDRESS }) =>
      !MAIL_RETURN_INBOX || MAIL_RETURN_ADDRESS,
  },
  {
    path: 'STRIPE_WEBHOOK_SECRET',
    message: 'needed with STRIPE_SECRET_KEY',
    holds: ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) =>
      !STRIPE_SECRET_KEY || STRIPE_WEBHOOK_SECRET,
  },
  {
    path: 'OPENAI_MODEL',
    message: 'needed with OPENAI_BASE_URL',
    holds: ({ OPENAI_BASE_URL, OPENAI_MODEL }) => !OPENAI_BASE_URL || OPENAI_MODEL,
  },
];

/** What more production asks for. */
const PRODUCTION_RULES: readonly Rule[] = [
  {
    path: 'DATABASE_URL',
    message: 'is missing: PostgreSQL; or DATA_DIR for PGlite on one machine',
    holds: ({ DATABASE_URL, DATA_DIR }) => DATABASE_URL || DATA_DIR,
  },
  {
    path: 'LOCAL_HOSTS',
    message:
      'is for development and tests alone: employers could have servers of this machine called',
    holds: ({ LOCAL_HOSTS }) => LOCAL_HOSTS === undefined,
  },
];

/** With `when` a rule speaks in the first list, too, whatever else is missing. */
function withRules<Schema extends z.ZodType>(schema: Schema, rules: readonly Rule[]): Schema {
  return rules.reduce(
    (ruled, { path, message, holds }) =>
      ruled.refine((given) => Boolean(holds(given as Partial<Config>)), {
        path: [path],
        message,
        when: () => true,
      }),
    schema,
  );
}

const environment = withRules(backendVariables, RULES);
const production = withRules(productionVariables, [...RULES, ...PRODUCTION_RULES]);

/**
 * Reads the configuration from the environment; empty variables count as unset. Production is
 * refused without what real people need: a public address, mail, payment, an operator (operation-1).
 * @throws Error that names every missing and every wrong variable
 */
export function readConfig(given: Environment): Config {
  const { shape } = backendVariables;
  if (isProduction(given)) readVariables(production, given, shape);
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
