import { cx, Page } from '@silverjobs/ui';
import { type ReactNode, useRef } from 'react';
import type { Assistant } from './assistant.ts';
import { ChatBody } from './ChatBody.tsx';
import { ChatFoot } from './ChatFoot.tsx';
import { ChatHead } from './ChatHead.tsx';
import { ChatMarks } from './ChatMarks.tsx';
import type { Chat } from './state/useChat.ts';
import './chat.css';

export interface AssistantChatProps {
  assistant: Assistant;
  chat: Chat;
  /** Further actions beside 'Neues Gespräch'. */
  actions?: ReactNode;
  /** Renders the cover letter of an answer. */
  drawLetter?: (text: string) => ReactNode;
  /** Stands before the first message. */
  before?: ReactNode;
  /** Stands after the last message. */
  after?: ReactNode;
  /** Stands beside the conversation, below it on narrow screens. */
  beside?: ReactNode;
}

/** The window of a conversation, the same for all four assistants (assistants-2). */
export function AssistantChat(props: AssistantChatProps): ReactNode {
  const { assistant, chat, actions, before, after, beside, drawLetter } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  return (
    <Page className={cx('chat-page', Boolean(beside) && 'chat-page--beside')}>
      <section
        className={cx('sj-card chat', chat.accepted === false && 'chat--start')}
        aria-labelledby="chat-title"
      >
        <ChatHead assistant={assistant} chat={chat} actions={actions} />
        <ChatMarks chat={chat} />
        <ChatBody
          box={log}
          assistant={assistant}
          chat={chat}
          before={before}
          after={after}
          drawLetter={drawLetter}
        />
        <ChatFoot assistant={assistant} chat={chat} field={field} log={log} />
      </section>
      {beside}
    </Page>
  );
}
