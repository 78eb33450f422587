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

/** The field for the next message; at the end of a conversation the way to a new one (assistants-6). */
export function ChatFoot({ assistant, chat, field, log }: ChatFootProps): ReactNode {
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
