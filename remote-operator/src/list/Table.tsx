import { Card } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import './operator.css';

type Column = string | { label: string; numeric: true };

interface TableProps {
  /** What the table shows. */
  caption: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const labelOf = (column: Column) => (typeof column === 'string' ? column : column.label);
const classOf = (column: Column) => (typeof column === 'object' ? 'operator-number' : undefined);

/** A table of the back-office on a card; on phones each row is a block with its labels. */
export function Table(props: TableProps): ReactNode {
  return (
    <Card>
      <PlainTable {...props} />
    </Card>
  );
}

/** The same within a card. */
export function PlainTable({ caption, columns, rows }: TableProps): ReactNode {
  return (
    <table className="operator-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={labelOf(column)} scope="col" className={classOf(column)}>
              {labelOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {columns.map((column, index) => (
              <td key={labelOf(column)} data-label={labelOf(column)} className={classOf(column)}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
