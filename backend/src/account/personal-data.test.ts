import { accountExport } from '@silverjobs/contract';
import { z } from 'zod';
import { getTableConfig, getTableName, is, PgTable } from '../database/drizzle.ts';
import * as schema from '../database/schema.ts';
import { IMPERSONAL_TABLES, PERSONAL_DATA } from './personal-data.ts';

const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
const PEOPLE = ['users', 'candidates', 'clients', 'assistant_sessions'];
/** Kinds of columns that hold no words. */
const WORDLESS = ['number', 'bigint', 'boolean'];

/** The columns of a table that can name a person. */
function columnsThatName(table: PgTable): string[] {
  const { columns, foreignKeys } = getTableConfig(table);
  const references = foreignKeys.map((key) => key.reference());
  const toPeople = references
    .filter(({ foreignTable }) => PEOPLE.includes(getTableName(foreignTable)))
    .flatMap((one) => one.columns.map(({ name }) => name));
  return columns
    .filter(({ name, dataType, columnType }) => {
      const isMoment = columnType === 'PgTimestamp';
      const words = !WORDLESS.includes(dataType) && !isMoment;
      return words || toPeople.includes(name) || /users_id|candidate_id$|client_id$/.test(name);
    })
    .map(({ name }) => name);
}

test('TRUST-05 account-40 every column that can name a person is decided on, and no other', () => {
  const decided = Object.fromEntries(
    Object.entries(PERSONAL_DATA).map(([table, columns]) => [table, Object.keys(columns).sort()]),
  );
  const found = Object.fromEntries(
    tables
      .filter((table) => !IMPERSONAL_TABLES.includes(getTableName(table)))
      .map((table) => [getTableName(table), columnsThatName(table).sort()]),
  );
  expect(decided).toEqual(found);
});

test('TRUST-05 tables without personal data refer to no person', () => {
  const names = tables.map((table) => getTableName(table));
  for (const name of IMPERSONAL_TABLES) expect(names).toContain(name);
  for (const table of tables.filter((one) => IMPERSONAL_TABLES.includes(getTableName(one)))) {
    const named = getTableConfig(table).foreignKeys.map((key) =>
      getTableName(key.reference().foreignTable),
    );
    expect(named.filter((name) => PEOPLE.includes(name))).toEqual([]);
  }
});

/** What a path of a schema leads to; lists and what may be missing are passed through. */
function schemaAt(path: string): z.core.$ZodType | undefined {
  let found: z.core.$ZodType | undefined = accountExport;
  for (const part of path.split('.')) {
    let open: unknown = found;
    while (
      open instanceof z.ZodNullable ||
      open instanceof z.ZodOptional ||
      open instanceof z.ZodArray
    ) {
      open = open instanceof z.ZodArray ? open.element : open.unwrap();
    }
    found = open instanceof z.ZodObject ? open.shape[part] : undefined;
  }
  return found;
}

test('TRUST-05 the export has what the decisions say it has', () => {
  const paths = Object.values(PERSONAL_DATA)
    .flatMap((columns) => Object.values(columns))
    .flatMap(([, exported]) => (exported.startsWith('in ') ? [exported.slice(3)] : []));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => schemaAt(path) === undefined)).toEqual([]);
});
