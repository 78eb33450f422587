import { join } from 'node:path';
import { basePathOf } from '@silverjobs/contract/base-path';
import {
  type Environment,
  isProduction,
  logoText,
  readVariables,
  teamApiUrls,
} from '@silverjobs/contract/variables';
import { drainVariables } from '@silverjobs/telemetry/drain';
import { telemetryVariables } from '@silverjobs/telemetry/variables';
import { z } from 'zod';

const apiUrl = (group: string) =>
  z
    .string()
    .default('/api')
    .describe(`where browsers reach the calls of ${group}; a path counts from the product’s own`);

/** Every variable of the document server; docs/operating.md is written from it (operation-2). */
export const serverVariables = z.object({
  NODE_ENV: z
    .string()
    .optional()
    .describe('`production` refuses to start with a setting that is missing or unsafe'),
  APP_ENVIRONMENT: z
    .enum(['production', 'staging', 'local'])
    .optional()
    .describe('`production` with `NODE_ENV=production`, whatever stands here; by default `local`'),
  HOST: z.string().default('127.0.0.1').describe('address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('port to listen on'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('port of `/metrics`, `/live` and `/ready`, for the operator alone; without it none'),
  ...drainVariables,
  API_URL: z
    .url()
    .default('http://127.0.0.1:4100')
    .describe('address of the backend that /api is passed on to'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'where users reach the product; canonical addresses begin with it, by default as each visitor came; its path, such as that of `https://example.org/jobs`, is the one below which the product runs (operation-45)',
    ),
  RELEASE_STORE: z
    .string()
    .optional()
    .describe('the release store: a folder, by default `.store`, or `s3://bucket/folder`'),
  S3_ENDPOINT: z.url().optional().describe('address of a store in a bucket that is not at AWS'),
  AWS_REGION: z.string().optional().describe('region of the bucket'),
  AWS_ACCESS_KEY_ID: z.string().optional().describe('access to the bucket'),
  AWS_SECRET_ACCESS_KEY: z.string().optional().describe('access to the bucket'),
  AWS_SESSION_TOKEN: z.string().optional().describe('of access that lasts for a while'),
  REGISTRY_PUBLIC_KEYS: z
    .string()
    .optional()
    .describe(
      'keys whose signature of the registry counts, with commas; a local store has its own',
    ),
  REGISTRY_FLOOR: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('lowest revision to accept, for a server that starts without having seen any'),
  TRUST_PROXY: z
    .string()
    .optional()
    .describe('proxies whose word about the visitor’s address counts, as Fastify takes them'),
  HSTS_SUBDOMAINS: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'whether browsers ask all domains below this one over https only, too, for two years; `off` where one of them has none (decision 31)',
    ),
  REPORT_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('signs what documents may report; the same for all servers of a store'),
  CANARY_FACTOR: z.coerce
    .number()
    .min(1)
    .default(3)
    .describe('a canary that fails this many times as often as the live release is taken back'),
  LOAD_SAMPLE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.1)
    .describe('share of the documents that tell how live releases load, from 0 to 1'),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'whether browsers keep an offline page; `off` makes them throw their worker away, and with it their notices',
    ),
  FIRST_VIEW: z
    .enum(['on', 'off'])
    .default('on')
    .describe('whether documents carry their page, rendered by the server'),
  FIRST_VIEW_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('threads that render; each takes one processor while it does'),
  FIRST_VIEW_BACKEND_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(400)
    .describe('longest that a document waits for the backend, in milliseconds'),
  FIRST_VIEW_RENDER_MS: z.coerce
    .number()
    .int()
    .min(1)
    .default(400)
    .describe('longest that a document waits until its page is rendered, in milliseconds'),
  AUTH_API_URL: apiUrl('session and account'),
  MAIN_API_URL: apiUrl('jobs, messages and profile'),
  BILLING_API_URL: apiUrl('silver+ and invoices'),
  ASSISTANTS_API_URL: apiUrl('the assistants'),
  TEAM_API_URLS: teamApiUrls
    .optional()
    .describe(
      'API groups of teams and where browsers reach them, and document servers where it is a whole address: `training=https://training.example.org/api`, several with commas; they get the visitor’s token',
    ),
  IMAGE_BASE_URL: z
    .string()
    .regex(/^((\/(?!\/)|https?:\/\/)[^\s?#]*)?$/)
    .optional()
    .describe(
      'host path of the images of courses and lecturers: a path of this origin or a whole address',
    ),
  CONTACT_EMAIL: z
    .email()
    .optional()
    .describe('where users’ questions go; the same as the backend’s'),
  LOGO_TEXT: logoText.describe('what the logo says; by default `silverjobs`'),
  MAPS_KEY: z.string().optional().describe('key of Google Maps; without it our own map is drawn'),
  MONITORING_DSN: z
    .string()
    .regex(/^(https?:\/\/[^/@\s]+@[^/@\s]+\/(?:[^\s?#]*\/)?\d+)?$/)
    .optional()
    .describe('where browsers report failures, as Sentry writes it: `https://key@host/project`'),
  HOST_OWNER: z
    .string()
    .min(1)
    .default('Plattform')
    .describe('team that answers for the host; reports of errors name it (operation-46)'),
  ...telemetryVariables,
});

const { shape } = serverVariables;

/** What production asks for beside the rest (operation-1). */
export const productionVariables = serverVariables.extend({
  RELEASE_STORE: shape.RELEASE_STORE.unwrap(),
  REGISTRY_PUBLIC_KEYS: shape.REGISTRY_PUBLIC_KEYS.unwrap().min(1),
  REPORT_SECRET: shape.REPORT_SECRET.unwrap(),
  TRUST_PROXY: shape.TRUST_PROXY.unwrap(),
  CONTACT_EMAIL: shape.CONTACT_EMAIL.unwrap(),
});

const defaultStore = join(import.meta.dirname, '../../.store');

/**
 * Reads the configuration; empty variables count as unset.
 * @throws Error that names every wrong variable
 */
export function readServerConfig(given: Environment) {
  const config = readVariables(serverVariables, given, shape);
  return {
    ...config,
    RELEASE_STORE: config.RELEASE_STORE ?? defaultStore,
    basePath: basePathOf(config.PUBLIC_URL),
    APP_ENVIRONMENT: isProduction(given) ? 'production' : (config.APP_ENVIRONMENT ?? 'local'),
  };
}

/** Configuration of the document server, from the environment only. */
export type ServerConfig = ReturnType<typeof readServerConfig>;

/**
 * Reads the configuration of a server that may serve real people.
 * @throws Error that names every missing and every wrong variable of production
 */
export function readStartConfig(given: Environment): ServerConfig {
  if (isProduction(given)) readVariables(productionVariables, given, shape);
  return readServerConfig(given);
}
