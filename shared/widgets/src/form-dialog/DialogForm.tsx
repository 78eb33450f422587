import { Alert } from '@silverjobs/ui';
import { FormDialog, type FormDialogProps } from '@silverjobs/ui/overlays';
import { FormProblems, type FormState } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';

interface DialogFormProps extends Omit<FormDialogProps, 'submitting' | 'onSubmit' | 'binding'> {
  form: FormState;
  /** Title of the problems above the form. Default 'Bitte prüfen Sie Ihre Angaben'. */
  problemsTitle?: string | undefined;
}

/** A form in a dialog with 'Abbrechen' and the button that sends it. Render it while it is open. */
export function DialogForm(props: DialogFormProps): ReactNode {
  const { form, problemsTitle, children, ...dialog } = props;
  return (
    <FormDialog {...dialog} submitting={form.sending} binding={form.binding} onSubmit={form.submit}>
      <FormProblems form={form} title={problemsTitle} titleLevel={3} />
      {children}
    </FormDialog>
  );
}

/** Shown where what stands in a form comes from an earlier time. */
export function RecoveredHint(): ReactNode {
  return (
    <Alert announce title="Ihre letzte Eingabe ist noch da">
      Sie ist noch nicht gespeichert. Mit „Abbrechen“ verwerfen Sie sie.
    </Alert>
  );
}
