import { renewOperator } from '@silverjobs/api/operator';
import { reasonForm } from '@silverjobs/contract/forms/operator';
import { REASON_MAX_LENGTH } from '@silverjobs/contract/operator';
import { Field, Text, TextArea } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface ReasonDialogProps {
  title: string;
  /** What will happen, and who reads the reason. */
  text: string;
  submitLabel: string;
  /** What stands in the field at first, where one reason fits nearly always. */
  reason?: string;
  /** Does it. */
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason of what is about to be done. Render it while it is open. */
export function ReasonDialog(props: ReasonDialogProps): ReactNode {
  const { title, text, submitLabel, reason = '', send, onClose, onDone } = props;
  const queries = useQueryClient();
  const form = useForm({
    initial: { reason },
    rules: reasonForm,
    mutation: { mutationFn: send, onSettled: () => renewOperator(queries) },
    toBody: (values) => values.reason,
    onSent: onDone,
  });
  return (
    <DialogForm
      form={form}
      title={title}
      submitLabel={submitLabel}
      submittingLabel="Wird gespeichert …"
      onCloseRequest={onClose}
    >
      <Text>{text}</Text>
      <Field {...form.field('reason')} label="Grund" required>
        <TextArea {...form.text('reason')} rows={3} limit={REASON_MAX_LENGTH} />
      </Field>
      <FormFailure form={form} title="Das wurde nicht gespeichert" />
    </DialogForm>
  );
}
