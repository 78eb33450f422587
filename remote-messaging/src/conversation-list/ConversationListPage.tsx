import { useApi } from '@silverjobs/api';
import { conversationCountQuery } from '@silverjobs/api/conversation';
import { Heading, Page } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConversationList } from './ConversationList.tsx';
import { conversationsText } from './list-texts.ts';

/** /messages: all conversations of the user (messages-1). */
export function ConversationListPage(): ReactNode {
  const { data: total } = useQuery(conversationCountQuery(useApi()));
  return (
    <Page>
      <Heading level={1} tabIndex={-1} className="conversations-heading">
        Nachrichten{' '}
        {total !== undefined && (
          <span className="conversations-heading__count">({conversationsText(total)})</span>
        )}
      </Heading>
      <ConversationList total={total} />
    </Page>
  );
}
