export { type Autosave, createAutosave } from './autosave.ts';
export { ConflictNotice } from './ConflictNotice.tsx';
export type { CopyPlace, DraftState, UnsavedDraft } from './draft-state.ts';
export { SaveNote } from './SaveNote.tsx';
export { useAutosaved } from './use-autosaved.ts';
