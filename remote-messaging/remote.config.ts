import { defineRemote } from '@silverjobs/federation/remote-config';

export default defineRemote({
  name: 'messaging',
  owner: 'Team Nachrichten',
  pages: [
    {
      path: '/messages',
      expose: 'ConversationListPage',
      module: './src/conversation-list/ConversationListPage.tsx',
      title: 'Nachrichten',
      access: { kind: 'signed-in' },
    },
    {
      path: '/messages/:id',
      expose: 'ConversationPage',
      module: './src/conversation/ConversationPage.tsx',
      title: 'Gesprächsverlauf',
      access: { kind: 'signed-in' },
    },
  ],
  menu: [
    { section: 'jobs', order: 40, path: '/messages', label: 'Nachrichten', icon: 'mail', tab: 2 },
  ],
});
