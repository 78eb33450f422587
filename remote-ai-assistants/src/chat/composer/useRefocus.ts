import { REFOCUS_DELAY_MS } from '@silverjobs/contract/constants';
import { type RefObject, useEffect, useRef } from 'react';
import { openChoices } from '../ChatChoices.tsx';
import type { Chat } from '../state/useChat.ts';

/** A keyboard on glass: it has no Shift to hold, and covers half the screen when it opens. */
const isTouchscreen = () => window.matchMedia?.('(pointer: coarse)').matches ?? false;

/** What the focus is left on when a message is sent: the page, the conversation, a mark, the field. */
const AT_TALK = 'body, [role="log"], .chat-marks *, .chat-composer *';
/** Who listens or reads may end that with the next press. */
const KEPT = 'input, select, .chat-dictation *, [role="dialog"] *, [role="alertdialog"] *';

/**
 * Gives the field the focus back 100 ms after an answer, unless the user is elsewhere by then or has
 * answers to tap on a touchscreen (assistants-3, assistants-52).
 */
export function useRefocus(chat: Chat, field: RefObject<HTMLTextAreaElement | null>): void {
  const { ended } = chat.state;
  const seen = useRef(ended);
  const hasChoices = openChoices(chat).length > 0;
  useEffect(() => {
    if (seen.current === ended) return;
    seen.current = ended;
    const before = document.activeElement;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const hasMoved = activeElement !== before && activeElement !== document.body;
      const isElsewhere =
        hasMoved || activeElement?.matches(KEPT) || activeElement?.matches(AT_TALK) === false;
      const isCovering = hasChoices && isTouchscreen();
      if (!isElsewhere && !isCovering) field.current?.focus({ preventScroll: true });
    }, REFOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [ended, field, hasChoices]);
}
