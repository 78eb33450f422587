import type { ReactNode } from 'react';
import { usePrinting } from './use-printing.ts';
import './printed-rows.css';

interface PrintedRowsProps {
  /** How many rows are loaded. */
  count: number;
  /** Key and content of a row; null where it is not loaded any more. */
  row: (index: number) => { key: number | string; content: ReactNode } | null;
  /** Whether more exist that have not been loaded: the paper says so. */
  more: boolean;
}

/**
 * All loaded rows of a list that renders only those near the window, while the page is printed (layout-45). Stands
 * directly before that list, which is left out on paper.
 */
export function PrintedRows({ count, row, more }: PrintedRowsProps): ReactNode {
  const { printing } = usePrinting(true);
  if (!printing) return null;
  const rows = Array.from({ length: count }, (_, index) => row(index)).filter(
    (one) => one !== null,
  );
  return (
    <div className="printed-rows">
      <ul className="sj-list">
        {rows.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {more && <p>Weitere sind noch nicht geladen und stehen deshalb nicht auf diesem Blatt.</p>}
    </div>
  );
}
