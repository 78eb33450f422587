import { paths } from '@silverjobs/contract/paths';
import { defineRemote } from '@silverjobs/federation/remote-config';
import { help, tour } from './src/help.ts';

const conversationTargets = [
  'communication',
  'communications',
  'message',
  'messages',
  'conversation',
];

export default defineRemote({
  name: 'messaging',
  owner: 'Team Nachrichten',
  pages: [
    {
      path: paths.conversations,
      expose: 'ConversationListPage',
      module: './src/conversation-list/ConversationListPage.tsx',
      title: 'Nachrichten',
      access: { kind: 'signed-in', roles: ['applications'], help: ['read'] },
      firstCalls: [
        { group: 'main', path: '/communication', query: { limit: 50, offset: 0 } },
        { group: 'main', path: '/communication', query: { mode: 'count' } },
      ],
      deepLink: { targets: conversationTargets },
    },
    {
      path: paths.conversation,
      expose: 'ConversationPage',
      module: './src/conversation/ConversationPage.tsx',
      title: 'Gesprächsverlauf',
      access: { kind: 'signed-in', roles: ['applications'], help: ['read'] },
      firstCalls: [
        { group: 'main', path: '/communication/{id}' },
        {
          group: 'main',
          path: '/message',
          query: { communication_id: { param: 'id' }, from: 'end', limit: 25, offset: 0 },
        },
      ],
      deepLink: { targets: conversationTargets, record: 'message_id' },
    },
  ],
  menu: [
    {
      section: 'jobs',
      order: 40,
      path: paths.conversations,
      label: 'Nachrichten',
      icon: 'mail',
      tab: 2,
      badge: {
        topic: 'messages',
        call: { group: 'main', path: '/communication', query: { mode: 'unread' } },
        // conversationKeys.unread of shared/api
        queryKey: ['communications', 'unread'],
        one: '1 ungelesene Nachricht',
        more: '{n} ungelesene Nachrichten',
      },
    },
  ],
  help,
  tour,
});
