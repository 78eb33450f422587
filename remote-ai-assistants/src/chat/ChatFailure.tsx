import { Alert, Button, GivenText, Inline, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { SEND_FAILED } from './state/chat-error.ts';
import type { Chat } from './state/useChat.ts';

/** A failed start or message, in the fixed English words and in German (assistants-11). */
export function ChatFailure({ chat }: { chat: Chat }): ReactNode {
  const { state, unanswered } = chat;
  const { error } = state;
  if (error?.of === 'start') {
    return (
      <Alert
        tone="error"
        title={<GivenText plain={error.what.help} given={error.what.text} />}
        action={<Button onClick={() => void chat.start()}>Erneut versuchen</Button>}
      />
    );
  }
  if (error) {
    const { text, help, expired } = error.what;
    const anew = <Button onClick={chat.reset}>Neues Gespräch beginnen</Button>;
    return (
      <Alert
        tone="error"
        title={<GivenText plain={help} given={SEND_FAILED} />}
        action={expired ? anew : <SendOrChange chat={chat} />}
      >
        {text !== SEND_FAILED && (
          <Text size="sm" lang="en">
            {text}
          </Text>
        )}
      </Alert>
    );
  }
  if (!unanswered) return null;
  return (
    <Alert announce={unanswered.outcome !== 'stopped'} action={<SendOrChange chat={chat} />}>
      {unanswered.outcome === 'stopped'
        ? 'Sie haben angehalten. Ihre Nachricht ist noch nicht beantwortet.'
        : 'Ihre letzte Nachricht hat noch keine Antwort bekommen.'}
    </Alert>
  );
}

/** What can be done with a message that has no answer (assistants-54). */
function SendOrChange({ chat }: { chat: Chat }): ReactNode {
  // A mark is taken back as it stands.
  const canChange = chat.unanswered?.removedMark === undefined;
  return (
    <Inline gap={3}>
      <Button onClick={chat.sendAgain}>Noch einmal senden</Button>
      {canChange && <Button onClick={() => chat.dispatch({ type: 'edit' })}>Ändern</Button>}
    </Inline>
  );
}
