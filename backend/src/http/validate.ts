import { cleanText } from '@silverjobs/contract';
import type { z } from 'zod';
import { describeIssue } from './describe-issue.ts';
import { Failure } from './failure.ts';

/** NUL and halves of surrogate pairs. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

const DEPTH_MAX = 20;

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
  const result = schema.safeParse(part === 'params' ? input : cleaned(input), {
    error: describeIssue,
  });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw new Failure('validation.failed', { param: part });
  const param = issue.path.length > 0 ? issue.path.join('.') : part;
  throw new Failure('validation.failed', { param, message: issue.message });
}

/** Every text as it is kept (formats-24); a password is what was typed. */
function cleaned(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return cleanText(input);
  // Deeper than any body of the contract, which refuses it.
  if (input === null || typeof input !== 'object' || depth > DEPTH_MAX) return input;
  if (Array.isArray(input)) return input.map((item) => cleaned(item, depth + 1));
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      name.includes('password') ? value : cleaned(value, depth + 1),
    ]),
  );
}

/** Refuses text that no PostgreSQL can store: NUL and halves of surrogate pairs. */
function refuseUnstorable(input: unknown): void {
  const waiting: [string, unknown][] = [['', input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [param, value] = next;
    if (typeof value === 'string' && UNSTORABLE.test(value)) {
      throw new Failure('validation.failed', {
        param,
        message:
          'Der Text enthält Zeichen, die wir nicht speichern können. Bitte schreiben Sie ihn neu.',
      });
    }
    if (value !== null && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        waiting.push([param ? `${param}.${key}` : key, item]);
      }
    }
  }
}
