import { z } from 'zod';
import type { CallDefinition, Identity } from './call.ts';
import { calls } from './calls.ts';
import { apiError } from './entities/error.ts';
import { ERROR_STATUS, type ErrorCode } from './error-codes.ts';

type JsonSchema = Record<string, unknown>;
type Schemas = Record<string, JsonSchema>;

const REFERENCE_PREFIX = '#/components/schemas/';

/** Moves the definitions of a schema to the shared components and points the references there. */
function hoist(node: unknown, schemas: Schemas): unknown {
  if (Array.isArray(node)) return node.map((item) => hoist(item, schemas));
  if (node === null || typeof node !== 'object') return node;
  const result: JsonSchema = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === '$schema' || key === 'id') continue;
    if (key === '$ref' && typeof value === 'string') {
      result[key] = value.replace('#/$defs/', REFERENCE_PREFIX);
    } else if (key === '$defs') {
      for (const [name, definition] of Object.entries(value as Schemas)) {
        schemas[name] = hoist(definition, schemas) as JsonSchema;
      }
    } else if (key === 'properties') {
      result[key] = Object.fromEntries(
        Object.entries(value as JsonSchema).map(([name, property]) => [
          name,
          hoist(property, schemas),
        ]),
      );
    } else {
      result[key] = hoist(value, schemas);
    }
  }
  return result;
}

function toSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): JsonSchema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const name = json.id;
  const hoisted = hoist(json, schemas) as JsonSchema;
  if (typeof name !== 'string') return hoisted;
  schemas[name] = hoisted;
  return { $ref: `${REFERENCE_PREFIX}${name}` };
}

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: unknown };

/** Parameters of a path or query; where the query has shapes by mode, those of all of them. */
function toParameters(schema: z.ZodType, place: 'path' | 'query', schemas: Schemas): Parameter[] {
  const json = toSchema(schema, 'input', schemas);
  const shapes = (json.oneOf ?? json.anyOf ?? [json]) as JsonSchema[];
  const found = new Map<string, Parameter>();
  for (const shape of shapes) {
    for (const [name, property] of Object.entries((shape.properties ?? {}) as JsonSchema)) {
      const required = shapes.every((other) => (other.required as string[])?.includes(name));
      const before = found.get(name);
      const known = before ? [before.schema].flatMap(alternatives) : [];
      const isNew = !known.some((item) => JSON.stringify(item) === JSON.stringify(property));
      const all = isNew ? [...known, property] : known;
      found.set(name, {
        name,
        in: place,
        required,
        schema: all.length > 1 ? { anyOf: all } : all[0],
      });
    }
  }
  return [...found.values()];
}

function alternatives(schema: unknown): unknown[] {
  return ((schema as JsonSchema).anyOf as unknown[] | undefined) ?? [schema];
}

const jsonContent = (schema: unknown) => ({ 'application/json': { schema } });
const eventContent = (schema: unknown) => ({ 'text/event-stream': { schema } });

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

function errorResponses(key: string, call: CallDefinition): Record<string, unknown> {
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

function describe(identity: Identity): string {
  return typeof identity === 'string' ? identity : `feature ${identity.feature}`;
}

function toOperation(key: string, call: CallDefinition, schemas: Schemas): JsonSchema {
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

/**
 * OpenAPI 3.1 of the whole contract.
 * @param serverUrl where the API is served, for example '/api' (API-04)
 */
export function createOpenApi(serverUrl = '/api'): JsonSchema {
  const schemas: Schemas = {};
  toSchema(apiError, 'output', schemas);
  const paths: Record<string, JsonSchema> = {};
  for (const [key, call] of Object.entries<CallDefinition>(calls)) {
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
