import { useApi } from '@silverjobs/api';
import { sendMessageMutation } from '@silverjobs/api/message';
import type { Conversation } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH, REFOCUS_DELAY_MS } from '@silverjobs/contract/constants';
import { messageForm } from '@silverjobs/contract/forms/message';
import { useShell, useUser } from '@silverjobs/shell';
import { Card, Field, icon, Text, TextArea } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { EMPTY_MESSAGE, isClientKey } from './message-draft.ts';
import { messagePayload } from './message-payload.ts';
import { SendingState } from './SendingState.tsx';

/** The answer: stays in the field until it has arrived (MSG-07, MSG-10). */
export function Composer({ conversation }: { conversation: Conversation }): ReactNode {
  const user = useUser();
  const { notify } = useShell();
  const field = useRef<HTMLTextAreaElement>(null);
  const focusSoon = useFocusSoon(field);
  const form = useForm({
    initial: EMPTY_MESSAGE,
    draft: `message.${conversation.id}`,
    keep: { clientKey: isClientKey },
    work: 'Antwort auf eine Nachricht',
    isUnsaved: ({ message }) => message.trim() !== '',
    rules: messageForm,
    mutation: sendMessageMutation(useApi(), useQueryClient()),
    // The same text keeps its key: sent again after a failure, it arrives once.
    prepare: ({ clientKey }) => ({ clientKey: clientKey || crypto.randomUUID() }),
    toBody: ({ message, clientKey }) =>
      messagePayload(conversation, user, message.trim(), clientKey),
    onArrived: (_, sent, typed) => {
      notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
      // What was typed on while it was in progress is a message of its own.
      const isSent = typed.message.trim() === sent.message;
      if (!isSent) form.set({ message: typed.message, clientKey: '' });
      focusSoon();
    },
  });
  const { message } = form.values;

  /** Nothing typed is nothing wrong: the field just gets the focus. */
  function submit(event?: Parameters<typeof form.submit>[0]) {
    event?.preventDefault();
    if (message.trim() === '') focusSoon();
    else form.submit(event);
  }

  function sendByEnter(event: KeyboardEvent) {
    const plain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // A keyboard on glass has no Shift to hold: there Enter makes a new line.
    if (!plain || window.matchMedia?.('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  }

  return (
    <Card className="composer">
      <Form form={{ ...form, submit }} gap={4}>
        <Field {...form.field('message')} label="Ihre Antwort">
          <TextArea
            ref={field}
            rows={3}
            value={message}
            limit={MESSAGE_MAX_LENGTH}
            onChange={({ target }) => form.set({ message: target.value, clientKey: '' })}
            onKeyDown={sendByEnter}
          />
        </Field>
        <SendingState interrupted={form.interrupted} error={form.failure} onRetry={submit} />
        <div className="composer__foot">
          <Text tone="quiet" size="sm" className="composer__keys">
            Umschalt und Enter macht eine neue Zeile.
          </Text>
          <SubmitButton
            form={form}
            variant="primary"
            icon={<Send {...icon()} />}
            loadingText="Wird gesendet …"
          >
            Senden
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

/** Gives the field the focus a moment later, when the browser has given it to the button. */
function useFocusSoon(field: { current: HTMLElement | null }): () => void {
  const refocus = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(refocus.current), []);
  return () => {
    clearTimeout(refocus.current);
    refocus.current = setTimeout(() => field.current?.focus(), REFOCUS_DELAY_MS);
  };
}
