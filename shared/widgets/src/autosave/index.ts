export { type Autosave, createAutosave } from './autosave.ts';
export type { CopyPlace, DraftState, UnsavedDraft } from './draft-state.ts';
export { useAutosaved } from './use-autosaved.ts';
