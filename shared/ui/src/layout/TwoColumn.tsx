import type { ReactNode } from 'react';

export interface TwoColumnProps {
  /** The main content. */
  readonly children: ReactNode;
  /** The side column: 360 px, under 992 px below the main content. */
  readonly aside: ReactNode;
  /** Under 992 px the side column comes before the main content. Reading order is the same. */
  readonly asideFirst?: boolean | undefined;
  /** More main content, that comes after the side column where there is one column. */
  readonly foot?: ReactNode;
}

/** Main content with a side column. */
export function TwoColumn({ children, aside, asideFirst, foot }: TwoColumnProps): ReactNode {
  const side = <div className="sj-two-column__side">{aside}</div>;
  const classes = [
    'sj-two-column',
    asideFirst && 'sj-two-column--aside-first',
    foot && 'sj-two-column--footed',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {asideFirst && side}
      <div className="sj-two-column__main">{children}</div>
      {!asideFirst && side}
      {foot && <div className="sj-two-column__main">{foot}</div>}
    </div>
  );
}
