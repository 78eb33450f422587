export { DialogForm, RecoveredHint } from './DialogForm.tsx';
