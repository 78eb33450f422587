import { useApi } from '@silverjobs/api';
import { declarationActMutation } from '@silverjobs/api/operator-money';
import type { DeclarationAct } from '@silverjobs/contract';
import { declarationActForm, declarationExecuteForm } from '@silverjobs/contract/forms/operator';
import { REASON_MAX_LENGTH } from '@silverjobs/contract/operator';
import { useShell } from '@silverjobs/shell';
import { Field, Text, TextArea, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DECLARATION_ACT_TEXTS } from '../texts/declaration-texts.ts';

export interface DeclarationDialogProps {
  act: DeclarationAct;
  id: number;
  onClose: () => void;
}

/** Asks once before something is done about a declaration (operators-35). Render it while it is open. */
export function DeclarationDialog({ act, id, onClose }: DeclarationDialogProps): ReactNode {
  const { notify } = useShell();
  const words = DECLARATION_ACT_TEXTS[act];
  const form = useForm({
    initial: { reason: '' },
    rules: act === 'execute' ? declarationExecuteForm : declarationActForm,
    work: 'Ihre Angaben',
    mutation: declarationActMutation(useApi(), useQueryClient(), id),
    toBody: ({ reason }) =>
      act === 'execute' ? { act, ...(reason.trim() && { contract: reason }) } : { act, reason },
    params: { contract: 'reason' },
    onSent: () => {
      notify({ tone: 'success', title: words.done });
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words.label}
      submitLabel={words.label}
      submittingLabel="Wird gespeichert …"
      onCloseRequest={onClose}
    >
      <Text>{words.text}</Text>
      <Field {...form.field('reason')} label={words.field} required={act !== 'execute'}>
        {act === 'execute' ? (
          <TextInput {...form.text('reason')} />
        ) : (
          <TextArea {...form.text('reason')} rows={5} limit={REASON_MAX_LENGTH} />
        )}
      </Field>
      <FormFailure form={form} title="Das wurde nicht gespeichert" />
    </DialogForm>
  );
}
