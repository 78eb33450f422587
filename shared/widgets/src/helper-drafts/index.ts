export { WaitingDrafts } from './WaitingDrafts.tsx';
export { WriteDraft } from './WriteDraft.tsx';
