import { Button, icon, VisuallyHidden } from '@silverjobs/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Chat } from './state/useChat.ts';
import { useGoesOn } from './useGoesOn.ts';

interface ChatChoicesProps {
  chat: Chat;
  /** Gets the focus when the tapped button goes. */
  log: RefObject<HTMLElement | null>;
}

/** The answers that can be tapped now: those of the newest answer, until something is sent. */
export function openChoices({ state }: Chat): readonly string[] {
  if (state.phase !== 'ready' || state.isComplete || state.sessionId === null) return [];
  return state.messages.at(-1)?.choices ?? [];
}

/** Answers to tap, beside the field; the tapped one is sent as it stands (assistants-52). */
export function ChatChoices({ chat, log }: ChatChoicesProps): ReactNode {
  const choices = openChoices(chat);
  const row = useRef<HTMLUListElement>(null);
  const goesOn = useGoesOn(row, choices.join());
  if (choices.length === 0) return null;

  function choose(choice: string) {
    // Not the field: on a touchscreen its keyboard would cover what comes next.
    log.current?.focus({ preventScroll: true });
    chat.send(choice);
  }

  function goOn() {
    const { current } = row;
    current?.scrollBy({ left: current.clientWidth / 2 });
  }

  return (
    <fieldset className="chat-choices">
      <legend className="chat-choices__label">Antworten zum Antippen</legend>
      <ul ref={row} className="sj-list chat-choices__list">
        {choices.map((choice) => (
          <li key={choice}>
            <Button className="chat-choices__button" onClick={() => choose(choice)}>
              {choice}
            </Button>
          </li>
        ))}
      </ul>
      {goesOn && (
        <Button className="chat-choices__more" onClick={goOn}>
          <ChevronRight {...icon()} />
          <VisuallyHidden>Weitere Antworten</VisuallyHidden>
        </Button>
      )}
    </fieldset>
  );
}
