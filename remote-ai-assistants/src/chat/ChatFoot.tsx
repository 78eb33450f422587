import { Button, GivenText, icon } from '@silverjobs/ui';
import { MessageCircle } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { Assistant } from './assistant.ts';
import { ChatComposer } from './composer/ChatComposer.tsx';
import type { Chat } from './state/useChat.ts';

interface ChatFootProps {
  assistant: Assistant;
  chat: Chat;
  field: RefObject<HTMLTextAreaElement | null>;
  log: RefObject<HTMLElement | null>;
}

/** The way into the first conversation, in view however long the card above it is (assistants-7). */
function StartFoot({ chat }: { chat: Chat }): ReactNode {
  return (
    <footer className="chat__foot sj-no-print">
      <Button variant="primary" icon={<MessageCircle {...icon()} />} onClick={chat.accept}>
        Gespräch starten
      </Button>
    </footer>
  );
}

/** The field for the next message; at the end of a conversation the way to a new one (assistants-6). */
export function ChatFoot({ assistant, chat, field, log }: ChatFootProps): ReactNode {
  if (chat.isLoggedIn && chat.accepted === false) return <StartFoot chat={chat} />;
  if (chat.isLoggedIn && chat.accepted !== true) return null;
  if (!chat.state.isComplete) {
    return <ChatComposer assistant={assistant} chat={chat} field={field} log={log} />;
  }
  return (
    <footer className="chat__foot chat__foot--end sj-no-print">
      <p>Dieses Gespräch ist abgeschlossen. Sie können es oben nachlesen.</p>
      <Button variant="primary" icon={<MessageCircle {...icon()} />} onClick={chat.reset}>
        <GivenText plain="Neues Gespräch beginnen" given="Start New Conversation" />
      </Button>
    </footer>
  );
}
