export { KeptRowList } from './KeptRowList.tsx';
export { type ListContext, ListRow } from './ListRow.tsx';
export { useReturnedFocus } from './use-returned-focus.ts';
