export { Form, FormProblems } from './Form.tsx';
export { FormFailure } from './FormFailure.tsx';
export type { FormState } from './form-state.ts';
export type { FieldOf, FormOptions, Problem } from './form-types.ts';
export { KeptDraft } from './KeptDraft.tsx';
export { NameAndEmailFields } from './NameAndEmailFields.tsx';
export { SubmitButton } from './SubmitButton.tsx';
export { useForm } from './use-form.ts';
export { useFormDraft } from './use-typed.ts';
