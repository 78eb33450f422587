import { join } from 'node:path';
import { z } from 'zod';

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address of the backend that /api is passed on to. */
  API_URL: z.url().default('http://127.0.0.1:4100'),
  /** The release store: a folder, or `s3://bucket/folder`. */
  RELEASE_STORE: z.string().default(join(import.meta.dirname, '../../.store')),
  S3_ENDPOINT: z.url().optional(),
  AWS_REGION: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  /** Keys whose signature of the registry counts, with commas; a local store has its own. */
  REGISTRY_PUBLIC_KEYS: z.string().optional(),
  /** Lowest revision to accept, for a server that starts without having seen any. */
  REGISTRY_FLOOR: z.coerce.number().int().min(0).default(0),
  /** Proxies whose word about the visitor's address counts, as Fastify's trustProxy takes it. */
  TRUST_PROXY: z.string().optional(),
  /** Signs what documents may report; the same for all servers of a store. */
  REPORT_SECRET: z.string().min(16).optional(),
  /** A canary that fails this many times as often as the live release is taken back. */
  CANARY_FACTOR: z.coerce.number().min(1).default(3),
  APP_ENVIRONMENT: z.enum(['production', 'staging', 'local']).default('local'),
  AUTH_API_URL: z.string().default('/api'),
  MAIN_API_URL: z.string().default('/api'),
  BILLING_API_URL: z.string().default('/api'),
  ASSISTANTS_API_URL: z.string().default('/api'),
  /** Host path of the images of courses and lecturers: a path of this origin or a whole address. */
  IMAGE_BASE_URL: z
    .string()
    .regex(/^((\/(?!\/)|https?:\/\/)[^\s?#]*)?$/)
    .optional(),
  /** Where users' questions go; the same as the backend's. */
  CONTACT_EMAIL: z.email().optional(),
  MAPS_KEY: z.string().optional(),
  /** Address of the collector, as Sentry writes it: https://key@host/project. */
  MONITORING_DSN: z
    .string()
    .regex(/^(https?:\/\/[^/@\s]+@[^/@\s]+\/(?:[^\s?#]*\/)?\d+)?$/)
    .optional(),
});

/** Configuration of the document server, from the environment only. */
export type ServerConfig = z.infer<typeof environment>;

/**
 * Reads the configuration.
 * @throws ZodError that names the variable with a wrong value
 */
export function readServerConfig(env: NodeJS.ProcessEnv): ServerConfig {
  return environment.parse(env);
}
