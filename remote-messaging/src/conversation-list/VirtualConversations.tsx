import type { Conversation } from '@silverjobs/contract';
import { MESSAGES_OVERSCAN_ROWS, MESSAGES_ROW_HEIGHT_PX } from '@silverjobs/contract/constants';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { PrintedRows } from '@silverjobs/widgets/printed-rows';
import {
  FocusPreservingList,
  type ListContext,
  ListRow,
  useRestoredPlace,
} from '@silverjobs/widgets/virtual-list';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { type Components, Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { useParticipantRole } from '../participants/use-participant-role.ts';
import { ConversationCard } from './ConversationCard.tsx';
import './conversation-list.css';
import { isFurtherDown } from './scroll-position.ts';
import type { ScrollMemory } from './useScrollMemory.ts';

interface VirtualConversationsProps {
  conversations: Conversation[];
  /** Number of all conversations; undefined while unknown. */
  total: number | undefined;
  place: ScrollMemory;
  /** Stands below the last row. */
  end: ReactNode;
  /** The last rows are near. */
  onEndNear: () => void;
  onAtTop: (atTop: boolean) => void;
}

type Context = ListContext & { end: ReactNode };

/** Rows rendered before anything is measured, on the server too. */
const FIRST_ROWS = 6;

const components: Components<Conversation, Context> = {
  List: FocusPreservingList as NonNullable<Components<Conversation, Context>['List']>,
  Item: ListRow as NonNullable<Components<Conversation, Context>['Item']>,
  Footer: ({ context }) => <div className="conversations__end">{context?.end}</div>,
};

/** The rows of the list; only those near the window are rendered (messages-2). */
export function VirtualConversations(props: VirtualConversationsProps): ReactNode {
  const { conversations, total, place, end, onEndNear, onAtTop } = props;
  const viewer = useParticipantRole();
  const list = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const rows = conversations.length;
  const context = useMemo(() => ({ total: total ?? -1, rows, end }), [total, rows, end]);
  const { returned } = place;
  useRestoredPlace({
    box,
    list,
    top: returned?.view.scrollTop ?? null,
    href: returned?.openedId ? pathTo(paths.conversation, { id: returned.openedId }) : null,
  });

  function store(openedId: number | null) {
    list.current?.getState((view) => place.store(view, conversations.length, openedId));
  }

  function noteOpened(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    const id = link && /\/messages\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1];
    if (!id) return;
    leaving.current = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);
    store(Number(id));
  }

  return (
    // Only listens to the links in it.
    <div ref={box} className="conversations" onClickCapture={noteOpened}>
      <PrintedRows
        count={rows}
        row={(index) => {
          const conversation = conversations[index];
          return conversation
            ? {
                key: conversation.id,
                content: <ConversationCard conversation={conversation} viewer={viewer} />,
              }
            : null;
        }}
        more={total !== undefined && total > rows}
      />
      <Virtuoso
        ref={list}
        useWindowScroll
        data={conversations}
        context={context}
        components={components}
        minOverscanItemCount={MESSAGES_OVERSCAN_ROWS}
        {...(isFurtherDown(returned)
          ? { restoreStateFrom: returned.view, defaultItemHeight: MESSAGES_ROW_HEIGHT_PX }
          : // With a guess at heights other rows would be rendered before these are measured.
            { initialItemCount: Math.min(conversations.length, FIRST_ROWS) })}
        computeItemKey={(_, { id }) => id}
        itemContent={(_, conversation) => (
          <ConversationCard conversation={conversation} viewer={viewer} />
        )}
        atTopStateChange={onAtTop}
        rangeChanged={({ endIndex }) => {
          if (endIndex >= conversations.length - 1 - MESSAGES_OVERSCAN_ROWS) onEndNear();
        }}
        isScrolling={(scrolling) => {
          // On the way out the page is scrolled to the top; that is not where the reader was.
          if (!scrolling && !leaving.current) store(null);
        }}
      />
    </div>
  );
}
