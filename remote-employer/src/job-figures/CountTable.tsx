import { Card } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { measuresOf, Period } from './figures.ts';

interface CountTableProps {
  caption: string;
  /** Head of the first column. */
  head: string;
  rows: readonly Period[];
  measures: ReturnType<typeof measuresOf>;
}

/** What was counted, in numbers. */
export function CountTable({ caption, head, rows, measures }: CountTableProps): ReactNode {
  return (
    <Card>
      <table className="job-figures__table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {measures.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, counts }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {measures.map(({ value, label: name }) => (
                <td key={value} data-label={name}>
                  {counts[value].toLocaleString('de-DE')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
