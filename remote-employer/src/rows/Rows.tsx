import type { ReactNode } from 'react';
import './rows.css';

/** A list in a card: rows with a line between them. */
export function Rows({ children }: { children: ReactNode }): ReactNode {
  return <ul className="rows">{children}</ul>;
}

interface RowProps {
  children: ReactNode;
  /** Buttons beside it, below it where there is no room. */
  actions?: ReactNode;
}

/** One of Rows: what it says, however long, and what can be done with it. */
export function Row({ children, actions }: RowProps): ReactNode {
  return (
    <li className="rows__row">
      <div className="rows__what">{children}</div>
      {actions}
    </li>
  );
}
