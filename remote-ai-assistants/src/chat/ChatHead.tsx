import { useLazyComponent } from '@silverjobs/shell';
import { Button, cx, GivenText, Heading, Inline, icon, Text } from '@silverjobs/ui';
import { Bot, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Assistant } from './assistant.ts';
import type { Chat } from './state/useChat.ts';

interface ChatHeadProps {
  assistant: Assistant;
  chat: Chat;
  actions: ReactNode;
}

const importConfirm = async () => (await import('@silverjobs/ui/overlays')).ConfirmDialog;

/**
 * Title, what it is for, the lasting notice that an AI answers (assistants-8), and 'Neues
 * Gespräch'.
 */
export function ChatHead({ assistant, chat, actions }: ChatHeadProps): ReactNode {
  const { name, title, purpose } = assistant;
  return (
    <header className={cx('chat__head', chat.state.messages.length > 0 && 'chat__head--talking')}>
      <div className="chat__title">
        <Heading level={1} size="h2" tabIndex={-1} id="chat-title">
          {title === name ? name : <GivenText plain={name} given={title} />}
        </Heading>
        <Text tone="quiet" className="chat__purpose">
          {purpose}
        </Text>
      </div>
      <Inline gap={3} className="chat__actions sj-no-print">
        {actions}
        {chat.state.sessionId !== null && !chat.state.isComplete && <NewConversation chat={chat} />}
      </Inline>
      <p className="chat__notice">
        <Bot {...icon('sm')} />
        <span>
          Hier antwortet ein Computerprogramm (KI), kein Mensch. Bitte prüfen Sie, was es schreibt.
        </span>
      </p>
    </header>
  );
}

/** Asks before words of the user are gone. */
function NewConversation({ chat }: { chat: Chat }): ReactNode {
  const { Component: ConfirmDialog, load, loading } = useLazyComponent(importConfirm);
  const [isAsking, setAsking] = useState(false);
  const hasWords = chat.state.messages.some(({ sender }) => sender === 'user');

  async function begin() {
    if (!hasWords) return chat.reset();
    await load();
    setAsking(true);
  }

  return (
    <>
      <Button
        size="small"
        icon={<RotateCcw {...icon('sm')} />}
        loading={loading}
        onClick={() => void begin()}
      >
        Neues Gespräch
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={isAsking}
          title="Neues Gespräch beginnen?"
          confirmLabel="Neues Gespräch beginnen"
          cancelLabel="Beim Gespräch bleiben"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            chat.reset();
          }}
        >
          Das bisherige Gespräch verschwindet dann von dieser Seite.
        </ConfirmDialog>
      )}
    </>
  );
}
