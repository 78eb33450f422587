import { z } from 'zod';

/** A schema or a part of the document, as JSON. */
export type JsonSchema = Record<string, unknown>;
/** Shared schemas by name. */
export type Schemas = Record<string, JsonSchema>;

/** Where references to shared schemas point. */
export const REFERENCE_PREFIX = '#/components/schemas/';

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

/** A schema as JSON; one with a name becomes a shared one and a reference. */
export function toSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Schemas): JsonSchema {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  const name = json.id;
  const hoisted = hoist(json, schemas) as JsonSchema;
  if (typeof name !== 'string') return hoisted;
  schemas[name] = hoisted;
  return { $ref: `${REFERENCE_PREFIX}${name}` };
}
