import type { Message } from '@silverjobs/contract';
import { REVIEW_TIME } from '@silverjobs/contract/constants';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { cx, Text } from '@silverjobs/ui';
import { LazyAttachedPapers } from '@silverjobs/widgets/papers-on-demand';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { SafetyWarnings } from '@silverjobs/widgets/safety';
import { memo, type ReactNode, useRef } from 'react';
import { sideInDative } from '../participants/counterpart.ts';
import { AskAboutMessage } from '../report/AskAboutMessage.tsx';
import { ReportMessage } from '../report/ReportMessage.tsx';
import { relativeTime } from './relative-time.ts';

interface MessageItemProps {
  message: Message;
  /** Written by the one who reads. */
  own: boolean;
  author: string;
  /** Number of messages in the whole conversation. */
  total: number;
  /** Milliseconds since 1970; null before the first moment is known. */
  now: number | null;
  /** What was unread begins here. */
  startsUnread: boolean;
  /** The reader has reported it in this visit. */
  reported: boolean;
  onReported: (id: number) => void;
}

/** One message; its text is text, whatever it contains. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps): ReactNode {
  const { message, own, author, total, now, startsUnread, reported, onReported } = props;
  const text = useRef<HTMLDivElement>(null);
  const moment = `${formatDate(message.created_at)}, ${formatTime(message.created_at)}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: between ol and li there may be no blocks
    <div
      role="listitem"
      data-id={message.id}
      data-unread-start={startsUnread || undefined}
      className={cx('conversation__row', own && 'conversation__row--own')}
      aria-posinset={message.position + 1}
      aria-setsize={total}
    >
      {startsUnread && <p className="conversation__new">Neue Nachrichten</p>}
      <div className="conversation__message">
        <Text tone="quiet" size="sm">
          {own ? (message.colleague ?? 'Sie') : author} ·{' '}
          <time dateTime={new Date(message.created_at).toISOString()} title={`${moment} Uhr`}>
            {moment}
            {now !== null && ` · ${relativeTime(message.created_at, now)}`}
          </time>
        </Text>
        <div ref={text}>
          <Text preserveLines>{message.message}</Text>
        </div>
        {own && message.held && (
          <Text tone="quiet" size="sm">
            Diese Nachricht lesen wir zuerst, weil sie an bekannte Betrugsmaschen erinnert. Es ist
            kein Vorwurf an Sie. Das dauert {REVIEW_TIME}.
          </Text>
        )}
        {message._papers && <LazyAttachedPapers papers={message._papers} />}
        <ReadAloud
          text={message.message}
          target={text}
          of={`Nachricht von ${own ? (message.colleague ?? 'Ihnen') : sideInDative(author)}, ${moment}`}
        />
        <SafetyWarnings warnings={message._warnings} where="In dieser Nachricht">
          <AskAboutMessage messageId={message.id} author={author} />
        </SafetyWarnings>
        {!own && (
          <div className="conversation__report">
            <ReportMessage
              message={message}
              author={author}
              moment={moment}
              reported={reported}
              onReported={onReported}
            />
          </div>
        )}
      </div>
    </div>
  );
});
