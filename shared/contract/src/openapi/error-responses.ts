import type { CallDefinition } from '../call.ts';
import { ERROR_STATUS, type ErrorCode } from '../error-codes.ts';
import { jsonContent } from './content.ts';
import { REFERENCE_PREFIX } from './json-schema.ts';

function errorsOf(key: string, call: CallDefinition): ErrorCode[] {
  const always: ErrorCode[] = ['internal'];
  // Whatever changes something is counted (formats-23), and so are streams.
  if (call.stream || !key.startsWith('GET ')) always.push('rate.limited');
  if (call.params || call.query || call.body) always.push('validation.failed');
  if (call.body) always.push('json.malformed', 'body.too_large', 'media_type.unsupported');
  if (call.identity !== 'public') always.push('token.missing', 'token.invalid', 'token.expired');
  if (call.identity === 'candidate' || call.identity === 'client') always.push('forbidden');
  if (typeof call.identity === 'object') always.push('feature.locked');
  return [...new Set([...always, ...(call.errors ?? [])])];
}

/** The errors that a call may answer, by status. */
export function errorResponses(key: string, call: CallDefinition): Record<string, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(key, call)) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: `Code ${codes.join(' or ')}.`,
        content: jsonContent({ $ref: `${REFERENCE_PREFIX}ApiError` }),
      },
    ]),
  );
}
