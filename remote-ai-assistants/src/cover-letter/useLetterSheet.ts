import type { LetterSource } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { letterText } from './letter-parts.ts';
import { parseSheet, type Sheet, withLetter } from './sheet-state.ts';

/** Gone at logout with the conversation (assistants-10). */
const KEY = 'assistant.letter';

/** The sheet as the browser keeps it, read after the first render, and what of it goes along with a message. */
export function useStoredSheet() {
  const { storage } = useShell();
  const [state, setState] = useState<{ isRead: boolean; sheet: Sheet | null }>({
    isRead: false,
    sheet: null,
  });
  const newest = useRef<Sheet | null>(null);

  useEffect(() => {
    newest.current = storage.read(KEY, parseSheet);
    setState({ isRead: true, sheet: newest.current });
  }, [storage]);

  const change = useCallback(
    (sheet: Sheet) => {
      newest.current = sheet;
      storage.write(KEY, sheet);
      setState({ isRead: true, sheet });
    },
    [storage],
  );
  const takeLetter = useCallback(
    (sessionId: string) => {
      const sheet = newest.current;
      if (sheet?.sessionId !== sessionId) return undefined;
      const text = letterText(sheet.parts);
      if (text === '') return undefined;
      change({ ...sheet, sent: text });
      return text;
    },
    [change],
  );
  return { ...state, change, takeLetter };
}

const NO_SOURCES: readonly LetterSource[] = [];

export type StoredSheet = ReturnType<typeof useStoredSheet>;

/**
 * The sheet of a conversation: follows its letters, keeps what is written on it (assistants-63).
 * @param letter the newest letter of the assistant
 * @param sources where its claims come from
 */
export function useLetterSheet(
  { isRead, sheet, change }: StoredSheet,
  sessionId: string | null,
  letter: string | undefined,
  sources: readonly LetterSource[] = NO_SOURCES,
): Sheet | null {
  useEffect(() => {
    if (!isRead || sessionId === null || letter === undefined) return;
    const next = withLetter(sheet, sessionId, { text: letter, sources }, Date.now());
    if (next !== sheet) change(next);
  }, [isRead, sheet, sessionId, letter, sources, change]);
  return letter !== undefined && sheet?.sessionId === sessionId ? sheet : null;
}
