import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type Key,
  type ReactElement,
  type Ref,
  useRef,
  useState,
} from 'react';

type Row = ReactElement<{ 'data-index'?: number; retained?: boolean }>;

interface FocusPreservingListProps extends HTMLAttributes<HTMLUListElement> {
  ref?: Ref<HTMLUListElement>;
  /** Context of the virtual list; not for the element. */
  context?: unknown;
}

/**
 * The list element of a virtual list that never lets go of the row with the focus: when that row
 * leaves the drawn range, it stays as the same element, out of sight (layout-19). The library would
 * unmount it and the focus would be lost.
 */
export function FocusPreservingList({ children, context: _, ...rest }: FocusPreservingListProps) {
  const rows = children as Row[];
  const [focused, setFocused] = useState<{ key: Key; index: number } | null>(null);
  const latest = useRef<Row | null>(null);
  const drawn = focused && rows.find(({ key }) => key === focused.key);
  if (drawn) latest.current = drawn;

  function noteFocus({ target }: FocusEvent) {
    const element = target.closest<HTMLElement>('[data-index]');
    const row = rows.find(
      (candidate) => String(candidate.props['data-index']) === element?.dataset.index,
    );
    if (row?.key != null) setFocused({ key: row.key, index: row.props['data-index'] ?? 0 });
  }

  function noteBlur({ relatedTarget, currentTarget }: FocusEvent) {
    // The window lost the focus, not the row: it comes back to it.
    if (relatedTarget === null && !document.hasFocus()) return;
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  }

  const retained = focused && !drawn && latest.current;
  const retainedRow = retained && cloneElement(retained, { retained: true });
  const first = rows[0]?.props['data-index'] ?? 0;
  const before = retainedRow && focused.index < first;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without markers
    <ul {...rest} role="list" className="sj-list" onFocus={noteFocus} onBlur={noteBlur}>
      {before ? [retainedRow, ...rows] : retainedRow ? [...rows, retainedRow] : rows}
    </ul>
  );
}
