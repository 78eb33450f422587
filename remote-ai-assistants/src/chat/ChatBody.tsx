import { apiErrorMessage } from '@silverjobs/api';
import { paths } from '@silverjobs/contract/paths';
import { Alert, Button, GivenText, Inline, LinkButton, Spinner, Stack, Text } from '@silverjobs/ui';
import type { ReactNode, RefObject } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Assistant } from './assistant.ts';
import { ChatFailure } from './ChatFailure.tsx';
import { ChatMessageItem } from './ChatMessageItem.tsx';
import { StartCard } from './StartCard.tsx';
import type { Chat } from './state/useChat.ts';
import { TypingIndicator } from './TypingIndicator.tsx';
import { useScrollToNewest } from './useScrollToNewest.ts';

interface ChatBodyProps {
  box: RefObject<HTMLDivElement | null>;
  assistant: Assistant;
  chat: Chat;
  before: ReactNode;
  after: ReactNode;
  drawLetter: ((text: string) => ReactNode) | undefined;
}

/** Everything that was said; scrolls by itself to the newest words. */
export function ChatBody(props: ChatBodyProps): ReactNode {
  const { box, assistant, chat, before, after, drawLetter } = props;
  const { state } = chat;
  const isWaiting = state.phase === 'sending' || state.phase === 'starting';
  useScrollToNewest(box, state.messages, isWaiting, state.error !== null);
  return (
    <div
      ref={box}
      className="chat__body"
      role="log"
      aria-live="off"
      aria-label="Gespräch"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {before}
      <Beginning assistant={assistant} chat={chat} />
      {state.messages.length > 0 && (
        <ol className="sj-list chat__messages">
          {state.messages.map((message, at) => (
            <ChatMessageItem
              key={message.id}
              message={message}
              agentName={assistant.speaker ?? assistant.name}
              // They come with the reply and are about the answer before it.
              checks={state.messages[at + 1]?.checks}
              drawLetter={drawLetter}
            />
          ))}
        </ol>
      )}
      {isWaiting && <TypingIndicator onStop={state.phase === 'sending' ? chat.stop : undefined} />}
      <ChatFailure chat={chat} />
      {after}
    </div>
  );
}

/**
 * What stands there before the first words: who may chat, the profile, the notice (assistants-7).
 */
function Beginning({ assistant, chat }: Pick<ChatBodyProps, 'assistant' | 'chat'>): ReactNode {
  const { isLoggedIn, profileQuery, accepted, state } = chat;
  if (!isLoggedIn) return <LoginPrompt />;
  if (state.messages.length > 0) return null;
  if (accepted === false) return <StartCard assistant={assistant} />;
  if (profileQuery.isPending) return <LoadingProfile />;
  if (!profileQuery.isError || profileQuery.data) return null;
  return (
    <Alert
      tone="error"
      title="Ihr Profil konnte nicht geladen werden"
      action={<Button onClick={() => void profileQuery.refetch()}>Erneut versuchen</Button>}
    >
      {apiErrorMessage(
        profileQuery.error,
        'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
      )}
    </Alert>
  );
}

function LoadingProfile() {
  return (
    <Inline gap={3}>
      <Spinner label="Ihr Profil wird geladen." />
      <Text tone="quiet">
        <GivenText plain="Einen Moment bitte." given="Loading your profile..." />
      </Text>
    </Inline>
  );
}

/** Only candidates can chat: everybody else is told so. */
function LoginPrompt() {
  const { pathname } = useLocation();
  return (
    <Stack gap={4}>
      <Text bold>
        <GivenText
          plain="Bitte melden Sie sich an, um mit dem Assistenten zu sprechen."
          given="Please log in to start chatting with the assistant"
        />
      </Text>
      <Text>Die Assistenten helfen Menschen, die eine Stelle suchen, mit ihrem eigenen Konto.</Text>
      <div>
        <LinkButton variant="primary" asChild>
          <RouterLink to={`${paths.login}?from=${encodeURIComponent(pathname)}`}>
            Zur Anmeldung
          </RouterLink>
        </LinkButton>
      </div>
    </Stack>
  );
}
