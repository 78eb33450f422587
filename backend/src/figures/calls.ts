import { implement } from '../http/implement.ts';
import { noteEmptySearch } from './empty-searches.ts';

export const figureCalls = [
  implement('POST /empty_search', async ({ requester, body: { words } }, services) => {
    const visitor = String(requester.usersId);
    await noteEmptySearch(services, { place: 'position', words, visitor });
    return { ok: true } as const;
  }),
];
