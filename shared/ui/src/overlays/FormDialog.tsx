import { Button, Stack } from '@silverjobs/ui';
import type { FormEvent, ReactNode } from 'react';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'subtitle' | 'children' | 'onCloseRequest' | 'binding'> {
  /** Default 'Speichern'. */
  readonly submitLabel?: string | undefined;
  /** Default 'Wird gespeichert …'. */
  readonly submittingLabel?: string | undefined;
  readonly submitting: boolean;
  readonly onSubmit: () => void;
  /** 'Abbrechen'; by default the same as closing. */
  readonly onCancel?: (() => void) | undefined;
}

/** A dialog with a form, 'Abbrechen' and one button that sends it. Render it while it is open. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { children, onCloseRequest, onCancel = onCloseRequest, submitting, onSubmit } = props;
  const { submitLabel = 'Speichern', submittingLabel = 'Wird gespeichert …' } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog
      open
      title={props.title}
      subtitle={props.subtitle}
      onCloseRequest={onCloseRequest}
      onSubmit={submit}
      binding={props.binding}
      footer={
        <>
          <Button onClick={onCancel}>Abbrechen</Button>
          <Button
            type="submit"
            variant="primary"
            loading={submitting}
            loadingText={submittingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={5}>{children}</Stack>
    </Dialog>
  );
}
