import { Validator } from '@seriousme/openapi-schema-validator';
import type { CallDefinition } from '../call.ts';
import { callKeys, calls } from '../calls.ts';
import { createOpenApi } from './openapi.ts';

type Operation = {
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, unknown>;
  security: object[];
};

const description = createOpenApi('/api') as { paths: Record<string, Record<string, Operation>> };

test('API-04 the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(description));
  expect(result).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test.each(callKeys)('API-04 %s is in it with its path parameters and identity', (key) => {
  const [method = '', path = ''] = key.split(' ');
  const operation = description.paths[path]?.[method.toLowerCase()];
  const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(inPath.map(({ name }) => name)).toEqual(named);
  expect(inPath.every(({ required }) => required)).toBe(true);
  const { identity } = calls[key] as CallDefinition;
  expect(operation?.security).toEqual(identity === 'public' ? [] : [{ bearer: [] }]);
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.arrayContaining(identity === 'public' ? ['200', '500'] : ['200', '401', '500']),
  );
});

test('API-04 nothing is described twice', () => {
  const operations = Object.values(description.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(callKeys.length);
  const ids = operations.map((operation) => (operation as { operationId?: string }).operationId);
  expect(new Set(ids).size).toBe(ids.length);
});
