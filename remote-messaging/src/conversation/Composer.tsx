import { useApi } from '@silverjobs/api';
import { sendMessageMutation } from '@silverjobs/api/message';
import type { Conversation, MessageInput, User } from '@silverjobs/contract';
import {
  MESSAGE_MAX_LENGTH,
  NO_REFERENCE_ID,
  REFOCUS_DELAY_MS,
} from '@silverjobs/contract/constants';
import { messageForm } from '@silverjobs/contract/forms/message';
import { sendsMessage, useDisplay, useShell, useUser } from '@silverjobs/shell';
import { Button, Card, Field, icon, Text, TextArea } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { LazyPaperPicker } from '@silverjobs/widgets/papers-on-demand';
import { collectWarnings, SafetyWarnings } from '@silverjobs/widgets/safety';
import { LazyTemplateInsert } from '@silverjobs/widgets/templates-on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { EMPTY_MESSAGE, KNOWN_MESSAGE_VALUES } from './message-draft.ts';
import { SendingState } from './SendingState.tsx';
import { useArrival } from './useArrival.ts';
import { useHistory } from './useHistory.ts';

/** The answer: stays in the field until it has arrived (messages-11, messages-13). */
export function Composer({ conversation }: { conversation: Conversation }): ReactNode {
  const user = useUser();
  const { notify } = useShell();
  const { enter } = useDisplay();
  const field = useRef<HTMLTextAreaElement>(null);
  const focusSoon = useFocusSoon(field);
  const [paperIds, setPaperIds] = useState<number[]>([]);
  const [picking, setPicking] = useState(false);
  // The next message begins without the last one's template and what that replaced.
  const [sentCount, setSentCount] = useState(0);
  const form = useForm({
    initial: EMPTY_MESSAGE,
    draft: `message.${conversation.id}`,
    keep: KNOWN_MESSAGE_VALUES,
    work: 'Antwort auf eine Nachricht',
    isUnsaved: ({ message, replaced }) => message.trim() !== '' || replaced.length > 0,
    rules: messageForm,
    binding: true,
    mutation: sendMessageMutation(useApi(), useQueryClient()),
    // The same text keeps its key: sent again after a failure, it arrives once.
    prepare: ({ clientKey }) => ({ clientKey: clientKey || crypto.randomUUID() }),
    toBody: ({ message, clientKey }) =>
      messagePayload(conversation, user, message.trim(), clientKey, paperIds),
    onArrived: (_, sent, typed) => {
      notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
      setPaperIds([]);
      setPicking(false);
      setSentCount((count) => count + 1);
      // What was typed on while it was in progress is a message of its own.
      const isSent = typed.message.trim() === sent.message;
      if (!isSent) form.set({ ...EMPTY_MESSAGE, message: typed.message });
      focusSoon();
    },
  });
  const warnings = collectWarnings(useHistory(conversation.id).messages);
  const { message } = form.values;
  const arrival = useArrival(conversation.id, form.failure, (text) => {
    notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
    setSentCount((count) => count + 1);
    form.set(message.trim() === text ? EMPTY_MESSAGE : { replaced: [] });
  });

  /** Nothing typed is nothing wrong: the field just gets the focus. */
  function submit(event?: Parameters<typeof form.submit>[0]) {
    event?.preventDefault();
    // What was typed before the page was hydrated may stand in the field only.
    const text = (field.current?.value ?? message).trim();
    if (text === '') return focusSoon();
    arrival.watch(text);
    form.submit(event);
  }

  /** Enter alone begins a line, unless one wants it else (messages-22). */
  function sendByKeys({ nativeEvent }: KeyboardEvent) {
    if (!sendsMessage(nativeEvent, enter)) return;
    nativeEvent.preventDefault();
    submit();
  }

  return (
    <Card className="composer">
      <SafetyWarnings warnings={warnings} where="In diesem Gespräch" beforeAnswer />
      <Form form={{ ...form, submit }} gap={4}>
        <Field {...form.field('message')} label="Ihre Antwort">
          <TextArea
            ref={field}
            name="message"
            rows={3}
            value={message}
            limit={MESSAGE_MAX_LENGTH}
            onChange={({ target }) => form.set({ message: target.value, clientKey: '' })}
            onKeyDown={sendByKeys}
          />
        </Field>
        {user?.role === 'client' && (
          <LazyTemplateInsert
            key={sentCount}
            message={message}
            replaced={form.values.replaced}
            onChange={(text, _, replaced) => form.set({ message: text, clientKey: '', replaced })}
          />
        )}
        {user?.role === 'candidate' && !picking && (
          <div>
            <Button icon={<Paperclip {...icon()} />} onClick={() => setPicking(true)}>
              Unterlagen mitschicken
            </Button>
          </div>
        )}
        {picking && (
          <LazyPaperPicker
            chosen={paperIds}
            onChange={(chosen) => {
              setPaperIds(chosen);
              // With other papers it is another message.
              form.set({ clientKey: '' });
            }}
          />
        )}
        <SendingState
          interrupted={form.interrupted}
          error={arrival.came ? null : form.failure}
          onRetry={submit}
        />
        <div className="composer__foot">
          <Text tone="quiet" size="sm" className="composer__keys">
            {enter
              ? 'Enter sendet. Mit Umschalt und Enter beginnt eine neue Zeile.'
              : 'Enter beginnt eine neue Zeile. Mit Strg und Enter senden Sie.'}
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

/** What is sent for a message of a conversation (messages-11). */
function messagePayload(
  conversation: Conversation,
  user: Pick<User, 'id'> | null,
  message: string,
  clientKey: string,
  paperIds: readonly number[],
): MessageInput {
  const { contact_data } = conversation;
  return {
    message,
    type: 'outreach',
    communication_id: conversation.id,
    contact_data,
    show_contact_details: contact_data === 'anonymous' ? 'off' : 'on',
    ...(user && { users_id: user.id }),
    candidate_id: conversation.candidate_id,
    client_id: conversation.client_id,
    job_demand_id: conversation._job_demand_with_labels[0]?.id ?? NO_REFERENCE_ID,
    outreach_template_id: NO_REFERENCE_ID,
    client_key: clientKey,
    ...(paperIds.length > 0 && { paper_ids: [...paperIds] }),
  };
}
