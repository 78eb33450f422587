import { useApi } from '@silverjobs/api';
import { renamePaperMutation } from '@silverjobs/api/paper';
import type { Paper } from '@silverjobs/contract';
import { paperForm } from '@silverjobs/contract/forms/paper';
import { useShell } from '@silverjobs/shell';
import { Field, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface RenamePaperDialogProps {
  paper: Paper;
  onClose: () => void;
}

/** Gives a paper another name. Render it while it is open. */
export function RenamePaperDialog({ paper, onClose }: RenamePaperDialogProps): ReactNode {
  const { notify } = useShell();
  const form = useForm({
    initial: { name: paper.name.replace(/\.\w+$/, '') },
    rules: paperForm,
    mutation: renamePaperMutation(useApi(), useQueryClient(), paper.id),
    toBody: ({ name }) => ({ name: name.trim() }),
    onSent: () => {
      notify({ tone: 'success', title: 'Name geändert' });
      onClose();
    },
  });
  return (
    <DialogForm form={form} title="Unterlage umbenennen" onCloseRequest={onClose}>
      <Field {...form.field('name')} label="Name" hint="Der Arbeitgeber sieht ihn." required>
        <TextInput {...form.text('name')} maxLength={120} />
      </Field>
      <FormFailure form={form} title="Der Name wurde nicht geändert" />
    </DialogForm>
  );
}
