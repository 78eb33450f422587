import { apiErrorMessage } from '@silverjobs/api';
import { Alert } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { FormState } from './form-state.ts';

interface FormFailureProps {
  form: FormState;
  /** What did not happen: 'Ihre Nachricht wurde nicht gesendet'. */
  title?: ReactNode;
  /** What to do, where the server does not say it. */
  fallback?: string;
  /** Said instead of the server's message. */
  children?: ReactNode;
  action?: ReactNode;
  /** False where a notice reads it out already. */
  announce?: boolean | undefined;
}

const STILL_THERE =
  'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihr Text bleibt hier stehen.';

/** Why a form was not sent, above its button: refused, failed, or the session had ended. */
export function FormFailure(props: FormFailureProps): ReactNode {
  const { form, title, fallback = STILL_THERE, children, action, announce } = props;
  if (form.interrupted) {
    return <Alert announce>Sie sind wieder angemeldet. Bitte senden Sie es noch einmal ab.</Alert>;
  }
  if (form.failure === null) return null;
  return (
    <Alert tone="error" title={title} action={action} announce={announce}>
      {children ?? apiErrorMessage(form.failure, fallback)}
    </Alert>
  );
}
