import { Button, RadioGroup, Stack } from '@silverjobs/ui';
import { Dialog, type DialogProps } from '@silverjobs/ui/overlays';
import { FormFailure, type FormState } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';

interface AnswerDialogProps extends Pick<DialogProps, 'title' | 'subtitle'> {
  form: FormState & {
    values: { answer: string | null };
    set(part: { answer: string }): void;
  };
  /** The question. */
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  /** Side by side. */
  row?: boolean;
  /** Without an answer it is not sent: why, as a sentence. */
  missing: string;
  submitLabel?: string;
  skipLabel?: string;
  onClose: () => void;
}

/** One question with a few answers, which may be skipped. Render it while it is open. */
export function AnswerDialog(props: AnswerDialogProps): ReactNode {
  const { form, title, subtitle, label, hint, options, row, missing, onClose } = props;
  const { submitLabel = 'Speichern', skipLabel = 'Überspringen' } = props;
  const { answer } = form.values;
  return (
    <Dialog
      open
      title={title}
      subtitle={subtitle}
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={onClose}>{skipLabel}</Button>
          <Button
            variant="primary"
            loading={form.sending}
            loadingText="Wird gespeichert …"
            reasonDisabled={answer === null ? missing : undefined}
            onClick={() => form.submit()}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={label}
          hint={hint}
          required
          row={row}
          options={options}
          value={answer}
          onChange={(chosen) => form.set({ answer: chosen })}
        />
        <FormFailure
          form={form}
          title="Ihre Antwort wurde nicht gespeichert"
          fallback="Bitte versuchen Sie es noch einmal."
        />
      </Stack>
    </Dialog>
  );
}

/** The form of such a question before it is answered. */
export const NO_ANSWER: { answer: string | null } = { answer: null };
