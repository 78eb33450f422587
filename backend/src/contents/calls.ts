import { Failure } from '../http/failure.ts';
import { implement } from '../http/implement.ts';
import { loadLegalVersion, loadSiteContents } from './load-contents.ts';

export const contentCalls = [
  implement('GET /contents', (_, { db, now }) => loadSiteContents(db, now())),
  implement('GET /legal_version', async ({ query: { path, version } }, { db, now }) => {
    const found = await loadLegalVersion(db, now(), path, version);
    if (!found) throw new Failure('not_found', { message: 'Diese Fassung gibt es nicht.' });
    return found;
  }),
];
