import type { Conversation } from '@silverjobs/contract';
import {
  buildCandidateUser,
  buildConversations,
  type Handler,
  type RenderedPage,
  type RenderPageOptions,
  renderPage,
} from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { ConversationListPage } from '../ConversationListPage.tsx';

/** Answers as the backend does. */
export function conversations(found: Conversation[]): Handler<'GET /communication'> {
  return ({ query }) => {
    if (query.mode === 'count') return { id: found.length };
    const { offset = 0, limit = 50 } = query as { offset?: number; limit?: number };
    return found.slice(offset, offset + limit);
  };
}

/** Rows of 145 px in a window of 580 px. */
function Window({ children }: { children: ReactNode }) {
  return (
    <VirtuosoMockContext value={{ viewportHeight: 580, itemHeight: 145 }}>
      {children}
    </VirtuosoMockContext>
  );
}

/** The page, and the offsets at which pages of the list were asked for. */
interface OpenedConversationList extends RenderedPage {
  offsets: () => (number | undefined)[];
}

/** Opens the list of these conversations, or of what a handler answers. */
export function openConversationList(
  found: Conversation[] | Handler<'GET /communication'>,
  options: RenderPageOptions = {},
): OpenedConversationList {
  const page = renderPage(
    <Window>
      <ConversationListPage />
    </Window>,
    {
      route: '/messages',
      user: buildCandidateUser(),
      ...options,
      handlers: {
        ...options.handlers,
        'GET /communication': typeof found === 'function' ? found : conversations(found),
      },
    },
  );
  const offsets = () =>
    page.calls
      .filter(({ key }) => key === 'GET /communication')
      .map(({ query }) => query as { mode?: string; offset?: number })
      .filter(({ mode }) => mode !== 'count')
      .map(({ offset }) => offset);
  return { ...page, offsets };
}

/** 120 conversations: three pages. */
export const many = buildConversations(120);
/** The conversations that are rendered. */
export const cards = () => screen.getAllByRole('article');
