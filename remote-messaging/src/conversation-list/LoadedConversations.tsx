import type { InboxOrder } from '@silverjobs/api/conversation';
import type { Conversation } from '@silverjobs/contract';
import { Text } from '@silverjobs/ui';
import { ListEnd } from '@silverjobs/widgets/load-more';
import { type ReactNode, useCallback } from 'react';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { InboxOrderSwitch } from './InboxOrderSwitch.tsx';
import { extentText } from './list-texts.ts';
import { isFurtherDown } from './scroll-position.ts';
import type { ScrollMemory } from './useScrollMemory.ts';
import { VirtualConversations } from './VirtualConversations.tsx';

interface LoadedConversationsProps {
  conversations: Conversation[];
  order: InboxOrder;
  onOrder: (order: InboxOrder) => void;
  total: number | undefined;
  place: ScrollMemory;
  hasMore: boolean;
  loading: boolean;
  error: unknown;
  onLoadMore: () => void;
  /** The reader has come to the top of the list, or left it. */
  onAtTop: (atTop: boolean) => void;
}

/** A list with rows: its extent, the rows, and its end. */
export function LoadedConversations(props: LoadedConversationsProps): ReactNode {
  const { conversations, order, onOrder, total, place } = props;
  const { hasMore, loading, error, onLoadMore, onAtTop } = props;
  const employer = useParticipantRole() === 'client';
  const failed = Boolean(error);
  const loadMore = useCallback(() => {
    if (hasMore && !loading && !failed) onLoadMore();
  }, [hasMore, loading, failed, onLoadMore]);

  return (
    <>
      <div className="conversations__bar">
        <Text tone="quiet">
          {extentText(conversations.length, hasMore ? total : conversations.length)}
        </Text>
        {employer && <InboxOrderSwitch order={order} onChoose={onOrder} />}
      </div>
      <VirtualConversations
        // Rows that stay where they are must not be rendered again, or a press would lose one (delivery-59).
        key={isFurtherDown(place.returned) ? 'returned' : 'fresh'}
        conversations={conversations}
        total={total ?? (hasMore ? undefined : conversations.length)}
        place={place}
        onEndNear={loadMore}
        onAtTop={onAtTop}
        end={
          <ListEnd
            loadingText="Weitere Gespräche werden geladen …"
            hasMore={hasMore}
            loading={loading}
            error={error}
            onLoadMore={onLoadMore}
          />
        }
      />
    </>
  );
}
