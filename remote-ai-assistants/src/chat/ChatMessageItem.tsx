import { formatTime } from '@silverjobs/contract/formats';
import { cx, Text } from '@silverjobs/ui';
import { SafeMarkdown } from '@silverjobs/widgets/safe-markdown';
import { memo, type ReactNode } from 'react';
import type { ChatMessage } from './state/chat-state.ts';

interface ChatMessageItemProps {
  message: ChatMessage;
  agentName: string;
  drawLetter: ((text: string) => ReactNode) | undefined;
}

function ChatMessageItemOf(props: ChatMessageItemProps): ReactNode {
  const { message, agentName, drawLetter } = props;
  const { sender, text, timestamp } = message;
  const isAgent = sender === 'agent';
  return (
    <li className={cx('chat-message', !isAgent && 'chat-message--own')} data-sender={sender}>
      <p className="chat-message__head">
        <strong>{isAgent ? agentName : 'Sie'}</strong>
        <Text as="time" tone="quiet" size="sm" dateTime={new Date(timestamp).toISOString()}>
          {formatTime(timestamp)}
        </Text>
      </p>
      {isAgent ? (
        <AgentText message={message} drawLetter={drawLetter} />
      ) : (
        <Text preserveLines>{text}</Text>
      )}
    </li>
  );
}

/** The words of the assistant, with the letter among them as a sheet of paper. */
function AgentText({
  message,
  drawLetter,
}: Pick<ChatMessageItemProps, 'message' | 'drawLetter'>): ReactNode {
  const { text, letter } = message;
  const at = letter && drawLetter ? text.indexOf(letter) : -1;
  if (!letter || !drawLetter || at < 0) return <SafeMarkdown text={text} headingLevel={2} />;
  return (
    <>
      <SafeMarkdown text={text.slice(0, at)} headingLevel={2} />
      {drawLetter(letter)}
      <SafeMarkdown text={text.slice(at + letter.length)} headingLevel={2} />
    </>
  );
}

/** One message: Markdown of the assistant, plain text of the user. */
export const ChatMessageItem = memo(ChatMessageItemOf);
