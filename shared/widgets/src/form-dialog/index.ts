export { AnswerDialog, NO_ANSWER } from './AnswerDialog.tsx';
export { DialogForm, RecoveredHint } from './DialogForm.tsx';
