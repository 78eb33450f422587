import { parse } from 'yaml';
import { z } from 'zod';

const words = z.array(z.string());
const variables = z.record(z.string(), z.string()).default({});

const service = z.object({
  image: z.string(),
  build: z.object({ target: z.string() }).optional(),
  profiles: words.default([]),
  command: words.default([]),
  environment: variables,
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  volumes: words.default([]),
  ports: words.default([]),
  tmpfs: words.default([]),
  cap_drop: words.default([]),
  security_opt: words.default([]),
  read_only: z.boolean().default(false),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .default('10s'),
  deploy: z.object({ replicas: z.int() }).default({ replicas: 1 }),
  depends_on: z
    .record(
      z.string(),
      z.object({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .default({}),
  healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()) }).optional(),
});

const file = z.object({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});

/** One service of compose.yaml, as far as we use compose. */
export type Service = z.output<typeof service>;

/** compose.yaml with its variables filled in. */
export type ComposeFile = z.output<typeof file>;

/**
 * Reads compose.yaml as compose does.
 * @param given variables of `.env`
 * @throws Error that names a variable that must be given
 */
export function readCompose(text: string, given: Record<string, string>): ComposeFile {
  return file.parse(fill(parse(text, { merge: true }), given));
}

/** Fills variables into every string, so that no value can change what the file says. */
function fill(value: unknown, given: Record<string, string>): unknown {
  if (typeof value === 'string') return fillText(value, given);
  if (Array.isArray(value)) return value.map((one) => fill(one, given));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, given)]));
}

/** `${NAME:-default}` and `${NAME:?what is missing}`; empty counts as unset. */
const fillText = (text: string, given: Record<string, string>): string =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind, rest = '') => {
    if (given[name]) return given[name];
    if (kind === '?') throw new Error(`${name} is missing: ${rest}`);
    return rest;
  });
