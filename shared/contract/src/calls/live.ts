import type { CallTable } from '../call.ts';
import { liveEvent } from '../entities/live-event.ts';

export const liveCalls = {
  'GET /events': {
    group: 'main',
    identity: 'session',
    summary:
      'Tells of new and read messages and of changes of the user as they come, as server-sent events. The first event says how things stand. Ends with the session.',
    rules: 'messages-15',
    ours: true,
    stream: true,
    response: liveEvent,
  },
} as const satisfies CallTable;
