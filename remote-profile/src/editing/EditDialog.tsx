import { apiErrorMessage } from '@silverjobs/api';
import { Alert } from '@silverjobs/ui';
import { FormDialog } from '@silverjobs/ui/overlays';
import type { ReactNode } from 'react';
import { NOT_SAVED } from './update-failure.ts';
import { type EditForm, type EditFormOptions, useEditForm } from './useEditForm.ts';

interface EditDialogProps<F extends string> extends EditFormOptions<F> {
  title: string;
  subtitle?: string;
  children: (form: EditForm<F>) => ReactNode;
}

/** The dialog of a card of the profile: 'Speichern' and 'Abbrechen' (PROF-02). */
export function EditDialog<F extends string>(props: EditDialogProps<F>) {
  const { title, subtitle, children, ...options } = props;
  const { form, submit, close, cancel, saving, error, recovered } = useEditForm(options);
  return (
    <FormDialog
      title={title}
      subtitle={subtitle}
      submitting={saving}
      onSubmit={submit}
      onCloseRequest={close}
      onCancel={cancel}
    >
      {recovered && (
        <Alert announce title="Ihre letzte Eingabe ist noch da">
          Sie ist noch nicht gespeichert. Mit „Abbrechen“ verwerfen Sie sie.
        </Alert>
      )}
      {children(form)}
      {error !== null && (
        // The notice over the page reads it out.
        <Alert tone="error" announce={false} title={NOT_SAVED}>
          {apiErrorMessage(
            error,
            'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihre Eingaben sind noch da.',
          )}
        </Alert>
      )}
    </FormDialog>
  );
}
