import type { CallDefinition } from '../call.ts';
import { callKeys, calls } from '../calls.ts';
import { apiError } from '../entities/error.ts';
import { type JsonSchema, type Schemas, toSchema } from './json-schema.ts';
import { toOperation } from './operation.ts';

/**
 * OpenAPI 3.1 of the contract.
 * @param serverUrl where the API is served, for example '/api' (formats-9)
 * @param only calls to describe; all by default
 */
export function createOpenApi(
  serverUrl = '/api',
  only: ReadonlySet<string> = new Set(callKeys),
): JsonSchema {
  const schemas: Schemas = {};
  toSchema(apiError, 'output', schemas);
  const paths: Record<string, JsonSchema> = {};
  for (const [key, call] of Object.entries<CallDefinition>(calls)) {
    if (!only.has(key)) continue;
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: toOperation(key, call, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Silverjobs API',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: ['auth', 'main', 'billing', 'assistants'].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
