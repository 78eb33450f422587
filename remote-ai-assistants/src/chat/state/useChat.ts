import { useApi } from '@silverjobs/api';
import { candidateAgentQuery } from '@silverjobs/api/assistant';
import type { AssistantMark } from '@silverjobs/contract';
import { useSessionRenewed, useShell, useUser } from '@silverjobs/shell';
import { stopReading } from '@silverjobs/widgets/read-aloud';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { adoptableJobs, writeMatchedJobs } from '../../matched-jobs/stored-matched-jobs.ts';
import type { AdapterType, ChatReply, ChatSubject } from '../adapters/chat-adapter.ts';
import { createChatAdapter } from '../adapters/create-chat-adapter.ts';
import { userProfileOf } from '../adapters/user-profile.ts';
import { chatErrorOf } from './chat-error.ts';
import { chatReducer } from './chat-reducer.ts';
import { NO_CHAT } from './chat-state.ts';
import { spokenReply } from './spoken-reply.ts';
import { fromStoredChat, parseStoredChat, toStoredChat } from './stored-chat.ts';
import { unansweredOf, withdrawnBy } from './unanswered.ts';
import { useAiConsent } from './useAiConsent.ts';

export interface ChatSettings {
  type: AdapterType;
  /** null while it is not known yet. */
  subject: ChatSubject | null;
  /** Tells subjects apart: a stored conversation goes on only about the same. */
  subjectKey: string;
  /** What of the sheet goes along with a message (assistants-63); must be stable. */
  takeLetter?: (sessionId: string) => string | undefined;
}

/** A conversation with one assistant: starts by itself, goes on after a reload (assistants-7). */
export function useChat({ type, subject, subjectKey, takeLetter }: ChatSettings) {
  const api = useApi();
  const queries = useQueryClient();
  const { storage, announce } = useShell();
  const candidateId = useUser()?.candidate_id ?? null;
  const profileQuery = useQuery({
    ...candidateAgentQuery(api, candidateId ?? 0),
    enabled: candidateId !== null,
    select: userProfileOf,
  });
  const { data: profile } = profileQuery;
  const { accepted, accept } = useAiConsent(type);
  const [state, dispatch] = useReducer(chatReducer, NO_CHAT);
  const [isRead, setRead] = useState(false);
  const adapter = useMemo(() => createChatAdapter(type, api), [type, api]);
  const storageKey = `assistant.${type}`;
  /** Replies of an earlier conversation come too late. */
  const run = useRef(0);
  const waiting = useRef<AbortController | null>(null);
  const isKnown = subject !== null;

  useEffect(() => {
    if (!isKnown) return;
    const stored = fromStoredChat(
      storage.read(storageKey, parseStoredChat),
      subjectKey,
      Date.now(),
    );
    if (stored) dispatch({ type: 'restored', state: stored });
    if (type === 'aiJobs') {
      dispatch({ type: 'jobs-stored', jobs: adoptableJobs(storage, Date.now()) });
    }
    setRead(true);
  }, [storage, storageKey, subjectKey, isKnown, type]);

  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  useEffect(() => {
    if (isRead && state.sessionId !== null) {
      storage.write(storageKey, toStoredChat(state, subjectKey, Date.now()));
    }
  }, [isRead, state, storage, storageKey, subjectKey]);

  const said = useCallback(
    (reply: ChatReply) => {
      stopReading();
      announce(spokenReply(reply));
      return { id: crypto.randomUUID(), at: Date.now() };
    },
    [announce],
  );

  const canStart = isRead && accepted && profile !== undefined && subject !== null;
  const start = useCallback(async () => {
    if (!profile || !subject) return;
    run.current += 1;
    const own = run.current;
    dispatch({ type: 'starting' });
    try {
      const chat = await adapter.start(profile, subject);
      if (own === run.current) dispatch({ type: 'started', chat, ...said(chat) });
    } catch (error) {
      if (own === run.current) dispatch({ type: 'failed', of: 'start', what: chatErrorOf(error) });
    }
  }, [adapter, profile, subject, said]);

  useEffect(() => {
    if (canStart && state.phase === 'none' && state.error === null) void start();
  }, [canStart, state.phase, state.error, start]);

  const deliver = useCallback(
    async (text: string, id: string, removedMark?: string) => {
      const { sessionId } = state;
      if (candidateId === null || sessionId === null) return;
      stopReading();
      run.current += 1;
      const own = run.current;
      const aborter = new AbortController();
      waiting.current = aborter;
      const withdrawn = withdrawnBy(state, id);
      dispatch({ type: 'sending', id, text, at: Date.now(), removedMark });
      let asked: 'profile' | 'conversation' = 'profile';
      try {
        const letter = takeLetter?.(sessionId);
        const message = { sessionId, text, key: id, removedMark, withdrawn, letter };
        // What is tapped before the profile is there waits for it.
        const agent = await queries.ensureQueryData(candidateAgentQuery(api, candidateId));
        if (own !== run.current) return;
        asked = 'conversation';
        const reply = await adapter.send(message, userProfileOf(agent), aborter.signal);
        if (own !== run.current) return;
        const event = { type: 'replied' as const, reply, ...said(reply) };
        const next = chatReducer(NO_CHAT, event);
        if (next.matchedJobs.length > 0) writeMatchedJobs(storage, next.matchedJobs, event.at);
        dispatch(event);
      } catch (error) {
        if (own !== run.current) return;
        dispatch({ type: 'failed', of: 'message', what: chatErrorOf(error, asked) });
      }
    },
    [state, api, queries, candidateId, adapter, said, storage, takeLetter],
  );

  const stop = useCallback(() => {
    run.current += 1;
    waiting.current?.abort();
    dispatch({ type: 'stopped' });
    announce('Angehalten. Ihre Nachricht ist noch da.');
  }, [announce]);

  const reset = useCallback(() => {
    run.current += 1;
    waiting.current?.abort();
    stopReading();
    storage.write(storageKey, null);
    dispatch({ type: 'reset' });
  }, [storage, storageKey]);

  // The request of an expired session never ends (access-22): after it the message can be sent again.
  useSessionRenewed(
    useCallback(() => {
      run.current += 1;
      dispatch({ type: 'interrupted' });
    }, []),
  );

  const unanswered = unansweredOf(state);
  return {
    state,
    dispatch,
    isLoggedIn: candidateId !== null,
    profileQuery,
    accepted,
    accept,
    /** The first words are still to come. */
    isStarting: accepted === true && state.messages.length === 0 && state.error === null,
    start,
    reset,
    /** Sends a new message. */
    send: (text: string) => void deliver(text.trim(), crypto.randomUUID()),
    /** Takes back what was understood (assistants-53). */
    removeMark: ({ id, label }: AssistantMark) =>
      void deliver(`Ohne „${label}“`, crypto.randomUUID(), id),
    /** Ends the waiting; the message stays (assistants-54). */
    stop,
    /** The last message, when it has got no answer. */
    unanswered,
    /** Sends it again: with the same key it is answered once. */
    sendAgain: () =>
      unanswered && void deliver(unanswered.text, unanswered.id, unanswered.removedMark),
  };
}

export type Chat = ReturnType<typeof useChat>;
