import { logoText } from '@silverjobs/contract/variables';
import { drainVariables } from '@silverjobs/telemetry/drain';
import { telemetryVariables } from '@silverjobs/telemetry/variables';
import { z } from 'zod';
import { partnerFeed } from '../partner-jobs/feed.ts';

/** A host, and where a server of this machine listens for it. */
const LOCAL_HOST = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)=(http:\/\/127\.0\.0\.1:\d{1,5})\/?$/;

/** Every variable of the backend; docs/operating.md is written from it (operation-2). */
export const backendVariables = z.object({
  NODE_ENV: z
    .string()
    .optional()
    .describe('`production` refuses to start with a setting that is missing or unsafe'),
  APP_ENVIRONMENT: z
    .enum(['production', 'staging', 'local'])
    .optional()
    .describe('`production` counts like `NODE_ENV=production`'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4_100).describe('port to listen on'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('port of `/metrics`, `/live` and `/ready`, for the operator alone; without it none'),
  ...drainVariables,
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL; without it PGlite in `DATA_DIR`'),
  PGPASSWORD: z
    .string()
    .min(1)
    .optional()
    .describe('its password as it is, where `DATABASE_URL` holds none'),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(1)
    .max(500)
    .default(10)
    .describe('most connections of one process'),
  DATA_DIR: z.string().min(1).optional().describe('folder of PGlite, by default `.data/db`'),
  API_REFERENCE: z
    .enum(['on', 'off'])
    .optional()
    .describe('whether `/api/reference` shows every call; by default only outside production'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('what is logged'),
  ...telemetryVariables,
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:4000')
    .describe('where users reach the product; links in mails begin with it'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'mail server, `smtp://user:password@host:587` or `smtps://…`; without it mail stays in the outbox',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\p{Cc}]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u)
    .optional()
    .describe('sender of all mail, `Name <address>`; needed with `SMTP_URL`'),
  MAIL_RETURN_ADDRESS: z
    .email()
    .optional()
    .describe('where mail comes back to that cannot be delivered, `return@example.de` (mail.md)'),
  MAIL_RETURN_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'signs the address of each mail, and opens `POST /api/mail_return`; 32 signs or more',
    ),
  MAIL_RETURN_INBOX: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe('mailbox of that address, `imaps://user:password@host/INBOX`; read every minute'),
  DORMANT_MONTHS: z.coerce
    .number()
    .int()
    .min(6)
    .max(120)
    .default(24)
    .describe('months without a sign-in after which an account is warned twice and deleted'),
  CONTACT_EMAIL: z
    .email()
    .default('kontakt@example.org')
    .describe('where messages from /contact go'),
  OPERATOR_NAME: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'who runs the product and sends its invoices (§ 14 UStG); name, address and tax number: all or none',
    ),
  OPERATOR_ADDRESS: z
    .string()
    .min(1)
    .max(400)
    .optional()
    .describe('lines with semicolons between them, `Hauptstraße 1; 50667 Köln`'),
  OPERATOR_REPRESENTATIVE: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('who may sign for a company, `Geschäftsführerin Erika Weber`; in the imprint'),
  OPERATOR_PHONE: z
    .string()
    .regex(/^[+\d][\d ()/-]{5,40}$/)
    .optional()
    .describe('telephone for users, `0221 123456`; in imprint, help and mails'),
  OPERATOR_PHONE_HOURS: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('when somebody answers it, in German, `Montag bis Freitag, 9 bis 16 Uhr`'),
  OPERATOR_TAX_ID: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('`USt-IdNr. DE…` or `Steuernummer …`, as it is to be printed'),
  OPERATOR_REGISTER: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('register and number, `Amtsgericht Köln, HRB 1234`'),
  OPERATOR_BANK: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('bank account of invoices in one line, `IBAN …, BIC …`'),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional()
    .describe('key of IndexNow, chosen freely; search engines are told of new and changed jobs'),
  CDN_PURGE_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'where a content delivery network takes `{"files": [addresses]}` to throw copies away',
    ),
  CDN_PURGE_TOKEN: z.string().min(1).optional().describe('its token, sent as `Bearer`'),
  LOGO_TEXT: logoText.describe('what the head of a mail says; by default `silverjobs`'),
  ADDRESS_LIMIT_FACTOR: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(1)
    .describe('raises the limits of attempts from one address, where many people share one'),
  PAPER_STORE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'where papers of candidates and pictures of employers are kept: a folder, by default `.data/papers`, or `s3://bucket/folder`',
    ),
  S3_ENDPOINT: z
    .url()
    .optional()
    .describe('address of the service of a bucket, by default that of AWS'),
  AWS_REGION: z.string().min(1).default('us-east-1').describe('region of the bucket'),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional().describe('access to the bucket'),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('its secret'),
  AWS_SESSION_TOKEN: z.string().min(1).optional().describe('of access that lasts for a while'),
  CLAMAV_SOCKET: z
    .string()
    .min(1)
    .optional()
    .describe(
      'ClamAV that checks papers, path of its socket or `host:port`; without it files are marked as unchecked',
    ),
  SECOND_FACTOR_KEYS: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=(?:,[A-Za-z0-9+/]{43}=)*$/, 'needs 32 bytes as base64')
    .transform((keys) => keys.split(',').map((key) => Buffer.from(key, 'base64')))
    .optional()
    .describe(
      'what the secrets of operators’ authenticators and papers of candidates are encrypted with, `openssl rand -base64 32`; with commas: the first one encrypts, all decrypt',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w+/-]{43}=?$/, 'needs 32 bytes as base64')
    .transform((key) => Buffer.from(key, 'base64'))
    .optional()
    .describe(
      'key that notices are sent to devices with, `openssl rand -base64 32`; without it none are, with another one all devices are lost',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'begins with sk_, or with rk_ where its rights are restricted')
    .optional()
    .describe(
      'secret or restricted key of Stripe (billing.md); without it orders of silver+ are tests that take no money',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_')
    .optional()
    .describe('signing secret of the webhook `POST /api/stripe_webhook`; needed with the key'),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'language model of the assistants, and for CVs where the person agrees, behind an OpenAI-compatible address, up to `/v1`; without it our own rules answer',
    ),
  OPENAI_API_KEY: z.string().min(1).optional().describe('its key, where it asks for one'),
  OPENAI_MODEL: z.string().min(1).optional().describe('its name; needed with the address'),
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
    .pipe(z.array(partnerFeed).max(20))
    .describe('feeds of partner jobs as JSON, `[{"key","name","url","format"}]` (partner-jobs.md)'),
  LOCAL_HOSTS: z
    .string()
    .transform((text, context) => {
      const parts = text.split(',').filter((part) => part.trim() !== '');
      const hosts = parts.map((part) => LOCAL_HOST.exec(part.trim()));
      if (hosts.includes(null)) {
        context.addIssue('needs <host>=http://127.0.0.1:<port>, several with commas');
      }
      return Object.fromEntries(hosts.map((found) => [found?.[1] ?? '', found?.[2] ?? '']));
    })
    .optional()
    .describe(
      'for development and tests alone: hosts of feeds and webhooks that a server of this machine answers for, `partner.example=http://127.0.0.1:4300`, several with commas',
    ),
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .describe(
      'proxies whose `X-Forwarded-For` counts: addresses, CIDR ranges or `loopback`, with commas',
    ),
});
