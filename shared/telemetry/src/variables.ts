import { z } from 'zod';

/** Variables of both servers that say where they tell of themselves; off without an address. */
export const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'collector of traces (OTLP over HTTP, without `/v1/traces`); without it none are made',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .min(1)
    .optional()
    .describe('what the collector asks for, `name=value` with commas'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of the traces that is kept; the document server decides for both'),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/[^/@\s]+@[^/@\s]+\/(?:[^\s?#]*\/)?\d+$/)
    .optional()
    .describe('where this process reports its own failures, as Sentry writes it'),
  SENTRY_RELEASE: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('what this state of the code is called in those reports'),
};
