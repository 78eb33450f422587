import { createOpenApi } from './openapi/openapi.ts';

type Schema = Record<string, unknown>;

const document = createOpenApi('/api') as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Operation = {
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** What of a schema can be of any length, by its place. */
function unlimited(schema: Schema, place: string, seen = new Set<string>()): string[] {
  const reference = schema.$ref as string | undefined;
  if (reference) {
    if (seen.has(reference)) return [];
    const target = document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
    return unlimited(target, place, new Set([...seen, reference]));
  }
  const types = [schema.type].flat();
  const isFree =
    (types.includes('string') &&
      !('maxLength' in schema || 'enum' in schema || 'const' in schema || isFixed(schema))) ||
    (types.includes('array') && !('maxItems' in schema)) ||
    (types.includes('object') &&
      typeof schema.additionalProperties === 'object' &&
      !('propertyNames' in schema));
  const below = Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties') {
      return Object.entries(value as Record<string, Schema>).flatMap(([name, property]) =>
        unlimited(property, `${place}.${name}`, seen),
      );
    }
    if (['anyOf', 'oneOf', 'allOf'].includes(key)) {
      return (value as Schema[]).flatMap((part) => unlimited(part, place, seen));
    }
    if (['items', 'additionalProperties'].includes(key) && typeof value === 'object') {
      return unlimited(value as Schema, `${place}[]`, seen);
    }
    return [];
  });
  return [...(isFree ? [place] : []), ...below];
}

/** A pattern without `*`, `+` and open bounds has a longest text, too. */
const isFixed = ({ pattern }: Schema) =>
  typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
);

test('TRUST-10 every text and every list that a call takes has a limit', () => {
  const free = operations.flatMap(({ name, operation }) => [
    ...(operation.parameters ?? []).flatMap((parameter) =>
      unlimited(parameter.schema, `${name} ?${parameter.name}`),
    ),
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      unlimited(schema, name),
    ),
  ]);
  expect(operations.length).toBeGreaterThan(50);
  expect(free).toEqual([]);
});
