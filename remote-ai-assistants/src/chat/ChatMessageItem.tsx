import { formatTime } from '@silverjobs/contract/formats';
import { cx, Text } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { SafeMarkdown } from '@silverjobs/widgets/safe-markdown';
import { memo, type ReactNode, useRef } from 'react';
import { AnswerChecks } from './AnswerChecks.tsx';
import type { ChatMessage } from './state/chat-state.ts';
import { SUBSTITUTE } from './state/substitute.ts';

interface ChatMessageItemProps {
  message: ChatMessage;
  agentName: string;
  /** What may be ticked off in this answer of the user (assistants-64). */
  checks?: readonly string[] | undefined;
  drawLetter: ((text: string) => ReactNode) | undefined;
}

function ChatMessageItemOf(props: ChatMessageItemProps): ReactNode {
  const { message, agentName, checks, drawLetter } = props;
  const { sender, text, timestamp, outcome, isSubstitute } = message;
  const time = formatTime(timestamp);
  const isAgent = sender === 'agent';
  const said = useRef<HTMLDivElement>(null);
  return (
    <li className={cx('chat-message', !isAgent && 'chat-message--own')} data-sender={sender}>
      <div className="chat-message__head">
        <p>
          <strong>{isAgent ? agentName : 'Sie'}</strong>
          <Text as="time" tone="quiet" size="sm" dateTime={new Date(timestamp).toISOString()}>
            {time}
          </Text>
          {outcome === 'withdrawn' && (
            <Text as="span" tone="quiet" size="sm">
              zurückgenommen
            </Text>
          )}
        </p>
        {isAgent && <ReadAloud target={said} of={`Antwort von ${time}`} />}
      </div>
      <div ref={said}>
        {isAgent ? (
          <AgentText message={message} drawLetter={drawLetter} />
        ) : (
          <Text preserveLines>{text}</Text>
        )}
        {checks && <AnswerChecks checks={checks} />}
        {isSubstitute && (
          <Text tone="quiet" size="sm" className="chat-message__substitute">
            {SUBSTITUTE}
          </Text>
        )}
      </div>
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
