export { FocusPreservingList } from './FocusPreservingList.tsx';
export { type ListContext, ListRow } from './ListRow.tsx';
export { useRestoredPlace } from './use-restored-place.ts';
