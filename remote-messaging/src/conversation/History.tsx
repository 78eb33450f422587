import { apiErrorMessage, useApi } from '@silverjobs/api';
import { conversationKeys, markReadMutation } from '@silverjobs/api/conversation';
import type { Conversation, Message } from '@silverjobs/contract';
import { useShell, useUser } from '@silverjobs/shell';
import { Alert, Button, LoadingText, SkeletonCard, Stack, Text } from '@silverjobs/ui';
import { usePrinting } from '@silverjobs/widgets/printing';
// biome-ignore lint/style/noRestrictedImports: what is newer is marked at once, and nothing waits for it
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { authorName, type ParticipantRole, sideInDative } from '../participants/counterpart.ts';
import { MessageBlockView } from './MessageBlockView.tsx';
import { MessageItem } from './MessageItem.tsx';
import { messageBlocks } from './message-blocks.ts';
import { OlderMessages } from './OlderMessages.tsx';
import { useHistory } from './useHistory.ts';
import { useInitialScroll } from './useInitialScroll.ts';
import { useNewMessages } from './useNewMessages.ts';
import { useNow } from './useNow.ts';
import { usePrefetchOlder } from './usePrefetchOlder.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';
import { useUnreadStart } from './useUnreadStart.ts';

/** Blocks at the beginning that stay rendered: what loads there grows and is watched (messages-9). */
const PINNED_BLOCKS = 2;

interface HistoryProps {
  conversation: Conversation;
  viewer: ParticipantRole;
  composer: RefObject<HTMLElement | null>;
}

/** What was written, oldest first; earlier messages are loaded above (messages-9). */
export function History({ conversation, viewer, composer }: HistoryProps): ReactNode {
  const { announce } = useShell();
  const queries = useQueryClient();
  const usersId = useUser()?.id ?? 0;
  const author = authorName(conversation, viewer);
  const history = useHistory(conversation.id);
  const { messages, loaded, hasOlder, loadingOlder, olderError, loadOlder } = history;
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const { printing } = usePrinting(true);
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set());
  const noteReported = useCallback(
    (id: number) => setReported((known) => new Set([...known, id])),
    [],
  );
  const blocks = useMemo(() => messageBlocks(messages), [messages]);

  const tell = useCallback(
    (added: readonly Message[]) => {
      const theirs = added.filter(({ sending_users_id }) => sending_users_id !== usersId);
      if (theirs.length === 0) return;
      announce(`Neue Nachricht von ${sideInDative(author)}`);
      // It may propose, take or cancel a date.
      void queries.invalidateQueries({ queryKey: conversationKeys.detail(conversation.id) });
    },
    [announce, author, usersId, queries, conversation.id],
  );
  useNewMessages(conversation.id, messages.at(-1)?.position ?? -1, tell);
  const unreadStart = useUnreadStart(messages, conversation.unread_count, usersId);
  const theirNewest = messages.findLast(({ sending_users_id }) => sending_users_id !== usersId);
  const first = useRef(theirNewest?.id);
  first.current ??= theirNewest?.id;
  const unseen = conversation.unread_count > 0 || theirNewest?.id !== first.current;
  useMarkRead(conversation.id, unseen ? (theirNewest?.id ?? null) : null);

  useScrollAnchor(list, composer, messages);
  const placed = useInitialScroll(list, composer, loaded);
  usePrefetchOlder(list, {
    due: placed && hasOlder && !loadingOlder && !olderError,
    firstId: messages[0]?.id ?? null,
    loadOlder,
  });

  if (history.error) {
    return (
      <Alert
        tone="error"
        title="Die Nachrichten konnten nicht geladen werden"
        className="conversation-state"
        action={
          <Button loading={history.retrying} onClick={history.retry}>
            Erneut versuchen
          </Button>
        }
      >
        {apiErrorMessage(history.error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
      </Alert>
    );
  }
  if (!loaded) return <HistoryLoading />;
  if (messages.length === 0) {
    return (
      <Text tone="quiet" className="conversation-state">
        Hier steht noch keine Nachricht.
      </Text>
    );
  }
  const total = (messages.at(-1)?.position ?? 0) + 1;
  return (
    <section aria-label="Gesprächsverlauf" className="conversation-history sj-keeps-place">
      <OlderMessages
        hasOlder={hasOlder}
        loading={loadingOlder}
        error={olderError}
        onLoad={loadOlder}
      />
      {hasOlder && (
        <p className="conversation-printed-note">
          Hier fehlen ältere Nachrichten. Laden Sie sie vor dem Drucken auf dieser Seite.
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: between ol and li there may be no blocks */}
      <div ref={list} role="list" className="conversation">
        {blocks.map((block, index) => (
          <MessageBlockView
            key={block.number}
            count={block.messages.length}
            pinned={index < PINNED_BLOCKS}
            printing={printing}
            begins={
              index >= blocks.length - PINNED_BLOCKS ||
              block.messages.some(({ id }) => id === unreadStart)
                ? 'drawn'
                : 'away'
            }
          >
            {() =>
              block.messages.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  own={message.sending_users_id === usersId}
                  author={author}
                  total={total}
                  now={now}
                  startsUnread={message.id === unreadStart}
                  reported={reported.has(message.id)}
                  onReported={noteReported}
                />
              ))
            }
          </MessageBlockView>
        ))}
      </div>
    </section>
  );
}

function HistoryLoading() {
  return (
    <Stack gap={4} className="conversation-state">
      <LoadingText>Nachrichten werden geladen …</LoadingText>
      <SkeletonCard lines={3} />
      <SkeletonCard lines={3} />
    </Stack>
  );
}

/**
 * Marks what the other side wrote as read once it is shown.
 * @param newest id of the other side's newest shown message; null while there is none to mark
 */
function useMarkRead(conversationId: number, newest: number | null): void {
  const { mutate } = useMutation(markReadMutation(useApi(), useQueryClient()));
  // What a helper has read, the candidate has not (account-71).
  const helping = useUser()?.helps !== undefined;
  useEffect(() => {
    if (newest !== null && !helping) mutate(conversationId);
  }, [newest, conversationId, helping, mutate]);
}
