import type { Database } from './database.ts';
import {
  getTableColumns,
  getTableConfig,
  getTableName,
  type PgTable,
  type SQL,
  sql,
} from './drizzle.ts';

type Column = { readonly name: string };

const listOf = (columns: readonly Column[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** The insert of rows that come as one parameter, which is several times faster than VALUES lists. */
function insertOf<Table extends PgTable>(
  table: Table,
  first: object,
  rows: readonly Table['$inferInsert'][],
) {
  const fields = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const columns = fields.map(([, column]) => column);
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(fields.map(([field, column]) => [column.name, fieldOf(row, field)])),
    ),
  );
  const name = sql.identifier(getTableName(table));
  const names = listOf(columns);
  const insert = sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${json}::json)`;
  return { insert, columns, name };
}

/**
 * Inserts many rows at once. Every row must have the same fields; those left out get their defaults.
 * @param db database or transaction
 * @param rows rows by the names of the table's fields
 */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first) await db.execute(insertOf(table, first, rows).insert);
}

function keyOf(table: PgTable): Column[] {
  const { primaryKeys, columns } = getTableConfig(table);
  return primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
}

/** Inserts many rows; those whose key is there already are changed, where they differ. */
export async function bulkUpsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { insert, columns, name } = insertOf(table, first, rows);
  const key = keyOf(table);
  const others = columns.filter((column) => !key.some(({ name: own }) => own === column.name));
  const join = (each: (column: Column) => SQL) => sql.join(others.map(each), sql`, `);
  const stored = join((column) => sql`${name}.${sql.identifier(column.name)}`);
  const given = join((column) => sql`excluded.${sql.identifier(column.name)}`);
  const changes = join(
    (column) => sql`${sql.identifier(column.name)} = excluded.${sql.identifier(column.name)}`,
  );
  await db.execute(
    sql`${insert} on conflict (${listOf(key)}) do update set ${changes} where (${stored}) is distinct from (${given})`,
  );
}

function fieldOf(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field] ?? null;
}
