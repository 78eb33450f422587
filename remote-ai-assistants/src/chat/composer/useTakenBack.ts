import { type RefObject, useEffect } from 'react';
import type { Chat } from '../state/useChat.ts';

/** Writes a message that was taken back into the field, before what is typed there already. */
export function useTakenBack(
  { state, dispatch }: Chat,
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  change: (text: string) => void,
): void {
  const { toEdit } = state;
  useEffect(() => {
    if (toEdit === null) return;
    change(text.trim() === '' ? toEdit : `${toEdit}\n${text}`);
    dispatch({ type: 'edit-taken' });
    field.current?.focus();
  }, [toEdit, text, change, dispatch, field]);
}
