import { z } from 'zod';
import { partnerFeed } from './partner-jobs/feed.ts';
import { type Environment, readVariables } from './read-variables.ts';

const variables = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4_100),
  /** PostgreSQL; without it PGlite in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(500).default(10),
  DATA_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where users reach the product; links in mails begin with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  /**
   * Mail server, smtp://user:password@host:587 or smtps://…; without it mail stays in the outbox.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of all mail, 'Name <address>'; needed with SMTP_URL. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u)
    .optional(),
  /** Where messages from /contact go. */
  CONTACT_EMAIL: z.email().default('kontakt@example.org'),
  /** Who runs the product and sends its invoices (§ 14 UStG): all three or none. */
  OPERATOR_NAME: z.string().min(1).max(200).optional(),
  /** Lines with semicolons between them: 'Hauptstraße 1; 50667 Köln'. */
  OPERATOR_ADDRESS: z.string().min(1).max(400).optional(),
  /** 'USt-IdNr. DE…' or 'Steuernummer …', as it is to be printed. */
  OPERATOR_TAX_ID: z.string().min(1).max(100).optional(),
  /** Register and number, for example 'Amtsgericht Köln, HRB 1234'. */
  OPERATOR_REGISTER: z.string().min(1).max(200).optional(),
  /** Bank account of invoices in one line: 'IBAN …, BIC …'. */
  OPERATOR_BANK: z.string().min(1).max(200).optional(),
  /** Raises the limits of attempts from one network address, where many people share one. */
  ADDRESS_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000).default(1),
  /**
   * Secret key of Stripe; without it orders of silver+ are tests that take no money
   * (silverplus-16).
   */
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  /** Signing secret of the webhook POST /api/stripe_webhook; needed with STRIPE_SECRET_KEY. */
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_').optional(),
  /**
   * Language model of the assistants behind an OpenAI-compatible address, up to /v1; with
   * OPENAI_MODEL. Without both our own rules answer, and a key alone changes nothing.
   */
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  /** Feeds of partner jobs as JSON: [{"key","name","url","format"}] (docs/partner-jobs.md). */
  PARTNER_FEEDS: z
    .string()
    .default('[]')
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'not JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(partnerFeed).max(20)),
  NODE_ENV: z.string().optional(),
  /**
   * Proxies whose X-Forwarded-For counts: addresses, CIDR ranges or 'loopback', comma-separated.
   */
  TRUST_PROXY: z.string().default('loopback'),
});

const environment = variables
  .refine(
    ({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID }) =>
      [OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID].every(Boolean) ||
      ![OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TAX_ID].some(Boolean),
    {
      path: ['OPERATOR_NAME'],
      message: 'needed together with OPERATOR_ADDRESS and OPERATOR_TAX_ID',
    },
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

export type Config = z.output<typeof environment>;

/**
 * Reads the configuration from the environment; empty variables count as unset.
 * @throws Error that names every wrong variable
 */
export function readConfig(given: Environment): Config {
  return readVariables(environment, given);
}

/**
 * Whether GET /api/dev/outbox answers (delivery-29): in the demo only, and not where a mail server
 * shows that real people use the product.
 */
export function showsDevOutbox({ NODE_ENV, SMTP_URL }: Config, isDemo: boolean): boolean {
  return isDemo && NODE_ENV !== 'production' && SMTP_URL === undefined;
}
