import { useApi } from '@silverjobs/api';
import { noteMutation } from '@silverjobs/api/employer-search';
import type { Conversation } from '@silverjobs/contract';
import { NOTE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { useShell } from '@silverjobs/shell';
import { Field, Text, TextArea } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface NoteDialogProps {
  conversation: Pick<Conversation, 'id' | 'note'>;
  name: string;
  onClose: () => void;
}

/** What an employer notes about an applicant for itself (employers-61). */
export function NoteDialog({ conversation, name, onClose }: NoteDialogProps): ReactNode {
  const { notify } = useShell();
  const before = conversation.note ?? '';
  const form = useForm({
    initial: { note: before },
    mutation: noteMutation(useApi(), useQueryClient()),
    toBody: ({ note }) => ({ id: conversation.id, input: { note: note.trim(), before } }),
    onUnchanged: onClose,
    onSent: () => {
      notify({ tone: 'success', title: 'Notiz gespeichert' });
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title="Notiz"
      subtitle={name}
      submitLabel="Notiz speichern"
      submittingLabel="Wird gespeichert …"
      onCloseRequest={onClose}
    >
      <Text>
        Nur Ihre Seite sieht diese Notiz, die Person nie. Schreiben Sie nur, was Sie für die Auswahl
        brauchen.
      </Text>
      <Field {...form.field('note')} label="Ihre Notiz" hint="Leer gespeichert, ist sie gelöscht.">
        <TextArea {...form.text('note')} rows={6} limit={NOTE_MAX_LENGTH} />
      </Field>
      <FormFailure form={form} title="Ihre Notiz wurde nicht gespeichert" />
    </DialogForm>
  );
}
