import { cx } from '@silverjobs/ui';
import type { HTMLAttributes } from 'react';

/** What every row of a virtual list knows of it. */
export interface ListContext {
  /** Number of rows in the whole list, -1 while unknown. */
  total: number;
  /** Place of the first rendered row in the whole list, from 0; absent: the first one. */
  first?: number;
  /** Number of rows that can be rendered now; room is kept for them from the beginning. */
  rows?: number;
  /** Whether a row is still without content; it keeps the height it had. */
  isPending?: (index: number) => boolean;
}

interface ListRowProps extends HTMLAttributes<HTMLLIElement> {
  context?: ListContext;
  'data-index'?: number;
  'data-known-size'?: number;
  /** The row is out of sight and kept for its focus. */
  retained?: boolean;
  /** Item of the list; given by the virtual list, not for the element. */
  item?: unknown;
}

/** A row of a virtual list that says its place and the total (layout-19). */
export function ListRow({ context, retained, item: _, style, ...rest }: ListRowProps) {
  const { 'data-index': index = 0, 'data-known-size': size, ...attributes } = rest;
  const held = size && context?.isPending?.(index) ? { minHeight: size } : undefined;
  const measured = retained
    ? {}
    : { 'data-index': index, 'data-known-size': size, style: held ? { ...style, ...held } : style };
  return (
    <li
      {...attributes}
      {...measured}
      className={cx('sj-row', retained && 'sj-visually-hidden')}
      aria-posinset={(context?.first ?? 0) + index + 1}
      aria-setsize={context?.total ?? -1}
    />
  );
}
