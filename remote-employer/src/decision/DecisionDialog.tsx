import { useApi } from '@silverjobs/api';
import { decisionMutation } from '@silverjobs/api/employer-search';
import type { Conversation } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { messageForm } from '@silverjobs/contract/forms/message';
import { useShell, useUser } from '@silverjobs/shell';
import { Field, Text, TextArea } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerText, DECISION_TEXTS, type Decision } from './decision-texts.ts';

interface DecisionDialogProps {
  conversation: Conversation;
  jobTitle: string;
  decision: Decision;
  onClose: () => void;
}

/** Says yes or no to an applicant, with a kind text to begin with (employers-36). */
export function DecisionDialog(props: DecisionDialogProps): ReactNode {
  const { conversation, jobTitle, decision, onClose } = props;
  const { notify } = useShell();
  const client = useUser()?._client;
  const words = DECISION_TEXTS[decision];
  const signature = client?.contact_name ?? client?.profile_name ?? '';
  const form = useForm({
    initial: { message: answerText(decision, jobTitle, signature), clientKey: '' },
    rules: messageForm,
    binding: true,
    mutation: decisionMutation(useApi(), useQueryClient()),
    prepare: ({ clientKey }) => ({ clientKey: clientKey || crypto.randomUUID() }),
    toBody: ({ message, clientKey }) => ({
      id: conversation.id,
      input: { decision, message: message.trim(), client_key: clientKey },
    }),
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
      <Text>
        Die Person bekommt Ihre Nachricht und sieht den neuen Stand ihrer Bewerbung. Ändern Sie den
        Text, wie Sie möchten.
      </Text>
      <Field {...form.field('message')} label="Ihre Nachricht" required>
        <TextArea
          rows={10}
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
