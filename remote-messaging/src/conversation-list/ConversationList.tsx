import { apiErrorMessage, useApi } from '@silverjobs/api';
import { conversationListQuery, type InboxOrder } from '@silverjobs/api/conversation';
import type { Conversation } from '@silverjobs/contract';
import { DROPPED_ENTRY_ID } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, EmptyState, icon, LinkButton, SkeletonList } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { LoadedConversations } from './LoadedConversations.tsx';
import { stableOrder, unreadFirst } from './stable-order.ts';
import { useConversationNews } from './useConversationNews.ts';
import { useReloadUpTo } from './useReloadUpTo.ts';
import { useScrollMemory } from './useScrollMemory.ts';

const KEY = 'messages.order';
const parseOrder = (value: unknown): InboxOrder | null =>
  value === 'newest' || value === 'inbox' ? value : null;

/** How an employer reads the inbox, kept for the next visit (messages-24). */
function useInboxOrder(): [order: InboxOrder, choose: (order: InboxOrder) => void] {
  const { storage } = useShell();
  const [order, setOrder] = useState<InboxOrder>('inbox');
  // After the first rendering: the server does not know what this browser keeps.
  useEffect(() => {
    const kept = storage.read(KEY, parseOrder);
    if (kept) setOrder(kept);
  }, [storage]);
  return [
    order,
    (chosen) => {
      storage.write(KEY, chosen === 'inbox' ? null : chosen);
      setOrder(chosen);
    },
  ];
}

/** The list of conversations with all its states (messages-2). */
export function ConversationList({ total }: { total: number | undefined }): ReactNode {
  const [chosen, choose] = useInboxOrder();
  const employer = useParticipantRole() === 'client';
  const order = employer ? chosen : 'inbox';
  const list = useInfiniteQuery(conversationListQuery(useApi(), order));
  useConversationNews();
  const [atTop, setAtTop] = useState(true);
  const newest = useMemo(() => uniqueConversations(list.data?.pages ?? []), [list.data]);
  const conversations = useStableOrder(newest, atTop, {
    byTime: order === 'newest',
    promotedFirst: employer,
  });
  const place = useScrollMemory();
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const ready = useReloadUpTo(place.returned, {
    loaded: conversations.length,
    hasMore: list.hasNextPage,
    loading: list.isFetchingNextPage,
    failed: list.isFetchNextPageError,
    onLoadMore: loadMore,
  });

  if (list.isError && !list.data) {
    return (
      <Alert
        tone="error"
        title="Fehler beim Laden"
        action={
          <Button loading={list.isFetching} onClick={() => void list.refetch()}>
            Erneut versuchen
          </Button>
        }
      >
        {apiErrorMessage(list.error, 'Ein unbekannter Fehler ist aufgetreten.')}
      </Alert>
    );
  }
  if (list.isPending || !ready) {
    return <SkeletonList rows={4} label="Gespräche werden geladen …" />;
  }
  if (conversations.length === 0) return <NoConversations />;
  return (
    <LoadedConversations
      key={order}
      order={order}
      onOrder={choose}
      conversations={conversations}
      total={total}
      place={place}
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      error={list.isFetchNextPageError ? list.error : null}
      onLoadMore={loadMore}
      onAtTop={setAtTop}
    />
  );
}

function NoConversations() {
  const candidate = useParticipantRole() === 'candidate';
  return (
    <Card>
      <EmptyState
        icon={<MessagesSquare {...icon('xl')} />}
        title="Noch keine Gespräche"
        action={
          <LinkButton asChild variant="primary">
            {candidate ? (
              <RouterLink to={paths.start}>Stellen ansehen</RouterLink>
            ) : (
              <RouterLink to={paths.jobs}>Meine Anzeigen</RouterLink>
            )}
          </LinkButton>
        }
      >
        {candidate
          ? 'Wenn Sie einen Arbeitgeber anschreiben oder einer Ihnen schreibt, steht das Gespräch hier.'
          : 'Wenn sich jemand auf Ihre Anzeige bewirbt oder Sie jemanden anschreiben, steht das Gespräch hier.'}
      </EmptyState>
    </Card>
  );
}

/**
 * The conversations of all loaded pages. One that moved to the front while the reader scrolled is
 * shown once.
 */
function uniqueConversations(pages: readonly (readonly Conversation[])[]): Conversation[] {
  const seen = new Set<number>([DROPPED_ENTRY_ID]);
  return pages.flat().filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * Keeps the order of what one reads: only whoever is at the top of the list sees what is unread
 * come to the front (messages-15, messages-26).
 */
function useStableOrder(
  conversations: Conversation[],
  atTop: boolean,
  { byTime, promotedFirst }: { byTime: boolean; promotedFirst: boolean },
): Conversation[] {
  const [shown, setShown] = useState<readonly number[]>([]);
  const inOrder = byTime ? conversations : unreadFirst(conversations, promotedFirst);
  const rows = atTop ? inOrder : stableOrder(shown, conversations);
  const ids = rows.map(({ id }) => id);
  if (ids.join() !== shown.join()) setShown(ids);
  return rows;
}
