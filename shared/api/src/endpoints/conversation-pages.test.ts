/** @jest-environment node */
import type { Conversation } from '@silverjobs/contract';
import { withConversations } from './conversation-pages.ts';

const row = (id: number, at: number, message = `von ${at}`): Conversation => ({
  id,
  key: `key-${id}`,
  type: 'application',
  message,
  created_at: 1,
  last_message_at: at,
  sending_users_id: 4,
  client_id: 31,
  candidate_id: 9,
  job_demand_id: null,
  contact_data: 'anonymous',
  unread_count: 1,
  promoted: false,
  decision: null,
  _client: {
    id: 31,
    isPrivate: true,
    profile_name: null,
    contact_name: null,
    contact_salutation: null,
    salutation_label: null,
    salutation_label2: null,
  },
  _job_demand_with_labels: [],
});

const list = {
  pages: [
    [row(1, 90), row(2, 80)],
    [row(3, 70), row(4, 60)],
  ],
  pageParams: [0, 2],
};

const ids = (found: Conversation[]) =>
  withConversations(list, found, false).pages.map((page) => page.map(({ id }) => id));

test.each<[name: string, found: Conversation[], expected: number[][]]>([
  [
    'nothing',
    [],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'a new message further down comes to the front',
    [row(4, 95)],
    [
      [4, 1],
      [2, 3],
    ],
  ],
  [
    'a read mark moves nothing',
    [{ ...row(3, 70), unread_count: 0 }],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    'a new conversation makes the last page longer',
    [row(9, 99)],
    [
      [9, 1],
      [2, 3, 4],
    ],
  ],
  [
    'several at once',
    [row(9, 99), row(3, 97), row(1, 90)],
    [
      [9, 3],
      [1, 2, 4],
    ],
  ],
  [
    'the same moment: the higher id first, as the server has it',
    [row(5, 80)],
    [
      [1, 5],
      [2, 3, 4],
    ],
  ],
])('%s', (_, found, expected) => {
  expect(ids(found)).toEqual(expected);
});

test('the content is the new one, and no conversation is there twice', () => {
  const { pages } = withConversations(list, [row(3, 70, 'gelesen')], false);
  expect(pages.flat().filter(({ id }) => id === 3)).toEqual([row(3, 70, 'gelesen')]);
});

test('TRUST-01 in the inbox of an employer promoted conversations stay first, whoever writes', () => {
  const promoted = { ...row(4, 60), promoted: true };
  const now = withConversations(list, [promoted, row(9, 99)], true).pages.flat();
  expect(now.map(({ id }) => id)).toEqual([4, 9, 1, 2, 3]);
  const own = withConversations(list, [promoted, row(9, 99)], false).pages.flat();
  expect(own.map(({ id }) => id)).toEqual([9, 1, 2, 3, 4]);
});
