import type { z } from 'zod';

/** Variables as a process gets them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads variables; empty ones count as unset.
 * @throws Error that names every wrong variable
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  given: Environment,
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
}
