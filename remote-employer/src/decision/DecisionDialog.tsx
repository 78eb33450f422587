import { useApi } from '@silverjobs/api';
import { decisionMutation } from '@silverjobs/api/employer-search';
import type { Conversation } from '@silverjobs/contract';
import { APPLICATION_DECISIONS, MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { messageForm } from '@silverjobs/contract/forms/message';
import { useShell } from '@silverjobs/shell';
import { Field, NativeSelect, Text, TextArea } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { TemplateInsert } from '@silverjobs/widgets/templates';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerText, DECISION_TEXTS, type Decision } from './decision-texts.ts';
import { greeting } from './greeting.ts';
import { useSignature } from './use-signature.ts';

interface DecisionDialogProps {
  conversation: Conversation;
  jobTitle: string;
  decision: Decision;
  onClose: () => void;
}

/** Tells an applicant where the application stands, with a kind text to begin with (employers-36). */
export function DecisionDialog(props: DecisionDialogProps): ReactNode {
  const { conversation, jobTitle, onClose } = props;
  const { notify } = useShell();
  const signature = useSignature();
  const proposal = (decision: Decision) =>
    answerText(decision, jobTitle, signature, greeting(conversation.contact_data));
  const form = useForm({
    initial: { decision: props.decision, message: proposal(props.decision), clientKey: '' },
    rules: messageForm,
    binding: true,
    mutation: decisionMutation(useApi(), useQueryClient()),
    prepare: ({ clientKey }) => ({ clientKey: clientKey || crypto.randomUUID() }),
    toBody: ({ decision, message, clientKey }) => ({
      id: conversation.id,
      input: { decision, message: message.trim(), client_key: clientKey },
    }),
    onSent: (_, { decision }) => {
      notify({ tone: 'success', title: DECISION_TEXTS[decision].done });
      onClose();
    },
  });
  const { decision, message } = form.values;
  const words = DECISION_TEXTS[decision];
  // Another text is another message.
  const write = (text: string) => form.set({ message: text, clientKey: '' });

  function choose(next: Decision) {
    // Own words stay, whatever they are sent for.
    const isProposal = message === proposal(decision);
    form.set({ decision: next, clientKey: '', ...(isProposal && { message: proposal(next) }) });
  }

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
      <Field {...form.field('decision')} label="Was möchten Sie mitteilen?" required>
        <NativeSelect
          options={APPLICATION_DECISIONS.filter(
            (one) => one === props.decision || one !== conversation.decision,
          ).map((one) => ({ value: one, label: DECISION_TEXTS[one].title }))}
          value={decision}
          onChange={({ target }) => {
            const next = APPLICATION_DECISIONS.find((one) => one === target.value);
            if (next) choose(next);
          }}
        />
      </Field>
      <TemplateInsert message={message} proposed={proposal(decision)} onChange={write} />
      <Field {...form.field('message')} label="Ihre Nachricht" required>
        <TextArea
          rows={10}
          limit={MESSAGE_MAX_LENGTH}
          value={message}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <FormFailure form={form} title="Ihre Nachricht wurde nicht gesendet" />
    </DialogForm>
  );
}
