import type { AssistantMark } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { cx, icon, VisuallyHidden } from '@silverjobs/ui';
import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Chat } from './state/useChat.ts';

/** What is understood, above the conversation; each mark can be taken back (assistants-53). */
export function ChatMarks({ chat }: { chat: Chat }): ReactNode {
  const { marks, isComplete } = chat.state;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (marks.length === 0 || isComplete) return null;
  return (
    <section
      aria-label="Was verstanden wurde"
      className={cx('chat-marks sj-no-print', isOpen && 'chat-marks--open')}
    >
      <p className="chat-marks__label">
        <strong>Verstanden:</strong>
        <span className="chat-marks__line">{marks.map(({ label }) => label).join(' · ')}</span>
      </p>
      <button
        type="button"
        className="sj-icon-text chat-marks__toggle"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        Ändern
        <ChevronDown {...icon('sm')} />
      </button>
      <ul id={list} className="sj-list chat-marks__list">
        {marks.map((mark) => (
          <Mark key={mark.id} mark={mark} chat={chat} />
        ))}
      </ul>
    </section>
  );
}

function Mark({ mark, chat }: { mark: AssistantMark; chat: Chat }): ReactNode {
  const { announce } = useShell();
  const { phase, messages } = chat.state;
  const isSending = phase === 'sending';
  const isGoing = isSending && messages.at(-1)?.removedMark === mark.id;

  function remove() {
    if (isSending) return announce('Die Antwort wird gerade geschrieben.');
    chat.removeMark(mark);
  }

  return (
    <li>
      <button
        type="button"
        className="chat-mark"
        aria-disabled={isSending || undefined}
        aria-busy={isGoing || undefined}
        onClick={remove}
      >
        {mark.label}
        <VisuallyHidden>{isGoing ? ' wird entfernt' : ' entfernen'}</VisuallyHidden>
        {isGoing ? <span className="sj-spinner__ring" aria-hidden="true" /> : <X {...icon('sm')} />}
      </button>
    </li>
  );
}
