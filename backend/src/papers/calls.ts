import { implement } from '../http/implement.ts';
import { linkAll, linkAttached, linkOwn } from './links.ts';
import { deletePaper, listPapers, renamePaper } from './papers.ts';
import { addChunk, beginUpload, finishUpload } from './upload.ts';

export const paperCalls = [
  implement('GET /paper', ({ requester }, { db }) => listPapers(db, requester)),
  implement('PATCH /paper/{id}', ({ requester, params, body }, { db }) =>
    renamePaper(db, requester, params.id, body.name),
  ),
  implement('DELETE /paper/{id}', async ({ requester, params }, { db, workAdded }) => {
    await deletePaper(db, requester, params.id);
    workAdded();
    return { ok: true as const };
  }),
  implement('POST /paper/{id}/link', ({ requester, params }, services) =>
    linkOwn(services, requester, params.id),
  ),
  implement('POST /paper_upload', ({ requester, body }, services) =>
    beginUpload(services, requester, body),
  ),
  implement('PUT /paper_upload/{id}', ({ requester, params, body }, services) =>
    addChunk(services, requester, params.id, body),
  ),
  implement('POST /paper_upload/{id}/finish', ({ requester, params }, services) =>
    finishUpload(services, requester, params.id),
  ),
  implement('POST /message_paper/{id}/link', ({ requester, params }, services) =>
    linkAttached(services, requester, params.id),
  ),
  implement('POST /communication/{id}/papers_link', ({ requester, params, query }, services) =>
    linkAll(services, requester, params.id, query.as),
  ),
];
