import { useApi } from '@silverjobs/api';
import { interviewMutation } from '@silverjobs/api/interview';
import type { Conversation, Interview } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { messageForm } from '@silverjobs/contract/forms/message';
import { useShell } from '@silverjobs/shell';
import { Field, Text, TextArea } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cancelText, NONE_FITS_TEXT } from './interview-texts.ts';

const WORDS = {
  none: {
    title: 'Keiner der Termine passt',
    hint: 'Schreiben Sie dazu, wann es Ihnen besser passt. Der Arbeitgeber kann dann andere Termine vorschlagen.',
    button: 'Nachricht senden',
    done: 'Ihre Antwort ist gesendet',
  },
  cancel: {
    title: 'Termin absagen',
    hint: 'Die andere Seite bekommt Ihre Nachricht. Aus beiden Kalendern wird der Termin herausgenommen.',
    button: 'Termin absagen',
    done: 'Der Termin ist abgesagt',
  },
  withdraw: {
    title: 'Vorschläge zurückziehen',
    hint: 'Die andere Seite bekommt Ihre Nachricht und kann keinen der Termine mehr wählen.',
    button: 'Vorschläge zurückziehen',
    done: 'Die Vorschläge sind zurückgezogen',
  },
} as const;

interface MessageDialogProps {
  conversation: Conversation;
  interview: Interview;
  /** none: the candidate can come to none of them. */
  kind: keyof typeof WORDS;
  onClose: () => void;
}

/** Says no to dates with a message (messages-31, messages-32). Render it while it is open. */
export function MessageDialog({
  conversation,
  interview,
  kind,
  onClose,
}: MessageDialogProps): ReactNode {
  const { notify } = useShell();
  const words = WORDS[kind];
  const { revision } = interview;
  const form = useForm({
    initial: {
      message: kind === 'none' ? NONE_FITS_TEXT : cancelText(interview),
      clientKey: '',
    },
    rules: messageForm,
    binding: true,
    mutation: interviewMutation(useApi(), useQueryClient(), conversation.id),
    prepare: ({ clientKey }) => ({ clientKey: clientKey || crypto.randomUUID() }),
    toBody: ({ message, clientKey: client_key }) =>
      kind === 'none'
        ? { kind: 'answer' as const, input: { starts_at: null, revision, message, client_key } }
        : { kind: 'cancel' as const, input: { revision, message, client_key } },
    onSent: () => {
      notify({ tone: 'success', title: words.done });
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      title={words.title}
      submitLabel={words.button}
      submittingLabel="Wird gesendet …"
      onCloseRequest={onClose}
    >
      <Text>{words.hint}</Text>
      <Field {...form.field('message')} label="Ihre Nachricht" required>
        <TextArea
          rows={7}
          limit={MESSAGE_MAX_LENGTH}
          value={form.values.message}
          // Another text is another message.
          onChange={({ target }) => form.set({ message: target.value, clientKey: '' })}
        />
      </Field>
      <FormFailure form={form} title="Ihre Nachricht wurde nicht gesendet" />
    </DialogForm>
  );
}
