import type { z } from 'zod';
import { Failure } from './failure.ts';

/** NUL and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

type Issue = z.core.$ZodIssue;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object'
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

function describe(issue: Issue, input: unknown, param: string): string {
  const field = `„${param}“`;
  if (issue.code === 'custom') return issue.message;
  if (valueAt(input, issue.path) === undefined) return `Die Angabe ${field} fehlt.`;
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) <= 1
      ? `Die Angabe ${field} darf nicht leer sein.`
      : `Die Angabe ${field} ist zu kurz (mindestens ${issue.minimum} Zeichen).`;
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `Die Angabe ${field} ist zu lang (höchstens ${issue.maximum} Zeichen).`;
  }
  return `Die Angabe ${field} ist ungültig.`;
}

/**
 * Parses one part of a request by the contract.
 * @param part name used when the part as a whole is wrong
 * @throws Failure validation.failed with the field
 */
export function validate(
  schema: z.ZodType | undefined,
  input: unknown,
  part: 'params' | 'query' | 'body',
): unknown {
  if (!schema) return undefined;
  refuseUnstorable(input);
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new Failure('validation.failed', { param: part });
  const param = issue.path.length > 0 ? issue.path.join('.') : part;
  throw new Failure('validation.failed', { param, message: describe(issue, input, param) });
}

/** Refuses text that no PostgreSQL can store: NUL and halves of surrogate pairs. */
function refuseUnstorable(input: unknown): void {
  const waiting: [string, unknown][] = [['', input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [param, value] = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) {
      throw new Failure('validation.failed', {
        param,
        message: `Die Angabe „${param}“ enthält unerlaubte Zeichen.`,
      });
    }
    if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        waiting.push([param ? `${param}.${key}` : key, item]);
      }
    }
  }
}
