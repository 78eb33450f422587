import { cx } from '@silverjobs/ui';
import {
  type CSSProperties,
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type Key,
  type ReactElement,
  type Ref,
  useState,
} from 'react';
import type { ListContext } from './ListRow.tsx';
import './virtual-list.css';

type Row = ReactElement<{
  'data-index'?: number;
  'data-known-size'?: number;
  retained?: boolean;
}>;

interface FocusPreservingListProps extends HTMLAttributes<HTMLUListElement> {
  ref?: Ref<HTMLUListElement>;
  /** Context of the virtual list; not for the element. */
  context?: ListContext;
}

/**
 * The list element of a virtual list that never lets go of the row with the focus: when that row
 * leaves the rendered range, it stays as the same element, out of sight (layout-19). The library would
 * unmount it and the focus would be lost.
 *
 * Until its rows are measured it keeps about the room that those take which are not rendered yet, so that
 * what stands below it need not move (delivery-59).
 */
export function FocusPreservingList(props: FocusPreservingListProps) {
  const { children, context, style, ...rest } = props;
  const rows = children as Row[];
  const [focused, setFocused] = useState<{ key: Key; index: number; row: Row } | null>(null);
  const rendered = focused && rows.find(({ key }) => key === focused.key);
  // What it last looked like, for the time when it is out of the range.
  if (rendered && rendered !== focused.row) setFocused({ ...focused, row: rendered });

  function noteFocus({ target }: FocusEvent) {
    const element = target.closest<HTMLElement>('[data-index]');
    const row = rows.find(
      (candidate) => String(candidate.props['data-index']) === element?.dataset.index,
    );
    if (row?.key != null) setFocused({ key: row.key, index: row.props['data-index'] ?? 0, row });
  }

  function noteBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // The window lost the focus, not the row: it comes back to it.
    if (relatedTarget === null && !document.hasFocus()) return;
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  }

  const retainedRow = focused && !rendered && cloneElement(focused.row, { retained: true });
  const first = rows[0]?.props['data-index'] ?? 0;
  const before = retainedRow && focused.index < first;
  const left = rows[0]?.props['data-known-size'] === 0 ? (context?.rows ?? 0) - rows.length : 0;
  const room = left > 0 && ({ '--sj-rows-left': left } as CSSProperties);
  return (
    <ul
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without markers
      role="list"
      className={cx('sj-list', room && 'sj-list--begun')}
      style={room ? { ...style, ...room } : style}
      onFocus={noteFocus}
      onBlur={noteBlur}
    >
      {before ? [retainedRow, ...rows] : retainedRow ? [...rows, retainedRow] : rows}
    </ul>
  );
}
