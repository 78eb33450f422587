import type { ReactNode } from 'react';

export interface TwoColumnProps {
  /** The main content. */
  readonly children: ReactNode;
  /** The side column: 360 px, under 992 px below the main content. */
  readonly aside: ReactNode;
  /** Under 992 px the side column comes before the main content. Reading order is the same. */
  readonly asideFirst?: boolean | undefined;
}

/** Main content with a side column. */
export function TwoColumn({ children, aside, asideFirst }: TwoColumnProps): ReactNode {
  const side = <div className="sj-two-column__side">{aside}</div>;
  return (
    <div className={asideFirst ? 'sj-two-column sj-two-column--aside-first' : 'sj-two-column'}>
      {asideFirst && side}
      <div className="sj-two-column__main">{children}</div>
      {!asideFirst && side}
    </div>
  );
}
