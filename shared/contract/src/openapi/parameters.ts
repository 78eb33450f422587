import type { z } from 'zod';
import { type JsonSchema, type Schemas, toSchema } from './json-schema.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: unknown };

/** Parameters of a path or query; where the query has shapes by mode, those of all of them. */
export function toParameters(
  schema: z.ZodType,
  place: 'path' | 'query',
  schemas: Schemas,
): Parameter[] {
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
