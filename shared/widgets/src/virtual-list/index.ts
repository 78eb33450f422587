export { FocusPreservingList } from './FocusPreservingList.tsx';
export { type ListContext, ListRow } from './ListRow.tsx';
export { useRestoredFocus } from './use-restored-focus.ts';
