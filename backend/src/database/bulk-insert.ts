import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Inserts many rows with one parameter, which is several times faster than VALUES lists.
 * Every row must have the same fields; those left out get their defaults.
 * @param db database or transaction
 * @param rows rows by the names of the table's fields
 */
export async function bulkInsert<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columns.map(([field, column]) => [column.name, fieldOf(row, field)])),
    ),
  );
  const name = sql.identifier(getTableName(table));
  await db.execute(
    sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${json}::json)`,
  );
}

function fieldOf(row: object, field: string): unknown {
  return (row as Record<string, unknown>)[field] ?? null;
}
