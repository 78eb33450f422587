import { apiErrorBody, useApi } from '@silverjobs/api';
import { letterQuery, saveLetter } from '@silverjobs/api/letter';
import type { LetterSource } from '@silverjobs/contract';
import { useShell, useUser } from '@silverjobs/shell';
import { type Autosave, createAutosave, useAutosaved } from '@silverjobs/widgets/autosave';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { letterText } from './letter-parts.ts';
import { NO_SHEET, parseUnsavedSheet, type Sheet, withLetter } from './sheet-state.ts';

/** The sheet that the server keeps, read after the first render, and what of it goes along with a message. */
export function useStoredSheet() {
  const api = useApi();
  const queries = useQueryClient();
  const { storage } = useShell();
  const userId = useUser()?.id ?? 0;
  const query = useQuery(letterQuery(api));
  const [autosave, setAutosave] = useState<Autosave<Sheet> | null>(null);
  const state = useAutosaved(autosave, 'Anschreiben');

  useEffect(() => {
    if (autosave || !query.data) return;
    setAutosave(
      createAutosave<Sheet>({
        stored: query.data,
        built: NO_SHEET,
        storage,
        userId,
        key: 'draft.letter',
        parse: parseUnsavedSheet,
        save: (input) => saveLetter(api, input),
        load: () => queries.fetchQuery(letterQuery(api)),
        isConflict: (error) => apiErrorBody(error)?.code === 'conflict',
      }),
    );
  }, [autosave, query.data, storage, userId, api, queries]);

  const takeLetter = useCallback(
    (sessionId: string) => {
      const sheet = autosave?.state().draft;
      if (sheet?.sessionId !== sessionId) return undefined;
      const text = letterText(sheet.parts);
      if (text === '') return undefined;
      autosave?.change({ ...sheet, sent: text });
      return text;
    },
    [autosave],
  );
  return {
    kept: autosave && state && { autosave, state },
    failure: autosave ? null : query.error,
    isRetrying: query.isFetching,
    retry: query.refetch,
    takeLetter,
  };
}

const NO_SOURCES: readonly LetterSource[] = [];

export type KeptSheet = NonNullable<ReturnType<typeof useStoredSheet>['kept']>;

/**
 * The sheet that is shown: follows the letters of a conversation, keeps what is written on it
 * (assistants-63). A letter that the conversation brings takes the place of another conversation's,
 * which stays as the previous one; a conversation that is only opened again takes nothing.
 * @param letter the newest letter of the assistant
 * @param sources where its claims come from
 */
export function useLetterSheet(
  kept: KeptSheet | null,
  sessionId: string | null,
  letter: string | undefined,
  sources: readonly LetterSource[] = NO_SOURCES,
): Sheet | null {
  const autosave = kept?.autosave ?? null;
  /** What the conversation had when it was opened, and what of it was seen to. */
  const opened = useRef<string | null>(null);
  const handled = useRef<string | null>(null);

  useEffect(() => {
    if (sessionId === null) return;
    const key = `${sessionId} ${letter ?? ''}`;
    opened.current ??= key;
    if (!autosave || letter === undefined || handled.current === key) return;
    handled.current = key;
    const stored = autosave.state().draft;
    const sheet = stored === NO_SHEET ? null : stored;
    const isOther = sheet !== null && sheet.sessionId !== sessionId;
    if (isOther && opened.current === key) return;
    const next = withLetter(sheet, sessionId, { text: letter, sources }, Date.now());
    if (isOther) void autosave.replace(next);
    else if (next !== sheet) autosave.change(next);
  }, [autosave, sessionId, letter, sources]);

  const draft = kept?.state.draft ?? NO_SHEET;
  return draft === NO_SHEET ? null : draft;
}
