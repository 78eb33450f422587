import type { ReactNode } from 'react';

export interface DividerProps {
  /** A word in the middle, for example 'oder'. */
  readonly label?: string | undefined;
}

/** A thin line between two parts. */
export function Divider({ label }: DividerProps): ReactNode {
  if (label) return <p className="sj-divider sj-divider--label">{label}</p>;
  return <hr className="sj-divider" />;
}
