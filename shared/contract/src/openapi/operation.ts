import type { CallDefinition, Identity } from '../call.ts';
import { eventContent, jsonContent } from './content.ts';
import { errorResponses } from './error-responses.ts';
import { type JsonSchema, type Schemas, toSchema } from './json-schema.ts';
import { toParameters } from './parameters.ts';

function describe(identity: Identity): string {
  return typeof identity === 'string' ? identity : `feature ${identity.feature}`;
}

/** One call as the document describes it. */
export function toOperation(key: string, call: CallDefinition, schemas: Schemas): JsonSchema {
  const parameters = [
    ...(call.params ? toParameters(call.params, 'path', schemas) : []),
    ...(call.query ? toParameters(call.query, 'query', schemas) : []),
  ];
  return {
    operationId: key.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    tags: [call.group],
    summary: call.summary,
    description: `Rules: ${call.rules}${call.ours ? ' (our addition)' : ''}. Identity: ${describe(call.identity)}.`,
    security: call.identity === 'public' ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: jsonContent(toSchema(call.body, 'input', schemas)),
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: (call.stream ? eventContent : jsonContent)(
          toSchema(call.response, 'output', schemas),
        ),
      },
      ...errorResponses(key, call),
    },
  };
}
