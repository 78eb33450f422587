import type { Communication } from '@silverjobs/contract';
import { REFOCUS_DELAY_MS } from '@silverjobs/contract/constants';
import { useDraft, useUnsavedWork, useUser } from '@silverjobs/shell';
import { Button, Card, Field, icon, Stack, Text, TextArea } from '@silverjobs/ui';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { EMPTY_DRAFT, MESSAGE_MAX_LENGTH, type MessageDraft, parseDraft } from './message-draft.ts';
import { messagePayload } from './message-payload.ts';
import { SendingState } from './SendingState.tsx';
import { useSendMessage } from './useSendMessage.ts';

/** From how many characters on the rest is counted. */
const COUNTED_FROM = MESSAGE_MAX_LENGTH - 1_000;

/** The answer: stays in the field until it has arrived (MSG-07, MSG-10). */
export function Composer({ conversation }: { conversation: Communication }): ReactNode {
  const user = useUser();
  const draft = useDraft<MessageDraft>(`message.${conversation.id}`, parseDraft, EMPTY_DRAFT);
  const { message, clientKey } = draft.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const refocus = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(message);
  typed.current = message;
  useEffect(() => () => clearTimeout(refocus.current), []);
  useUnsavedWork('Antwort auf eine Nachricht', message.trim() !== '');

  const { send, sending, error, interrupted } = useSendMessage((text) => {
    // What was typed on while it was under way is a message of its own.
    if (typed.current.trim() === text) draft.forget();
    else draft.change({ message: typed.current, clientKey: null });
    focusSoon();
  });

  function focusSoon() {
    clearTimeout(refocus.current);
    refocus.current = setTimeout(() => field.current?.focus(), REFOCUS_DELAY_MS);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const text = message.trim();
    if (text === '' || !user) return focusSoon();
    // The same text keeps its key: sent again after a failure, it arrives once.
    const key = clientKey ?? crypto.randomUUID();
    if (key !== clientKey) draft.change({ message, clientKey: key });
    send(messagePayload(conversation, user, text, key));
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
      <form onSubmit={submit}>
        <Stack gap={4}>
          <Field label="Ihre Antwort">
            <TextArea
              ref={field}
              rows={3}
              value={message}
              limit={message.length > COUNTED_FROM ? MESSAGE_MAX_LENGTH : undefined}
              onChange={({ target }) => draft.change({ message: target.value, clientKey: null })}
              onKeyDown={sendByEnter}
            />
          </Field>
          <SendingState interrupted={interrupted} error={error} onRetry={submit} />
          <div className="composer__foot">
            <Text tone="quiet" size="sm" className="composer__keys">
              Umschalt und Enter macht eine neue Zeile.
            </Text>
            <Button
              type="submit"
              variant="primary"
              icon={<Send {...icon()} />}
              loading={sending}
              loadingText="Wird gesendet …"
            >
              Senden
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
