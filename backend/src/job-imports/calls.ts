import { implement } from '../http/implement.ts';
import { confirmImport } from './carry-out.ts';
import { listImports, loadImport } from './load-import.ts';
import { showImport } from './show-import.ts';

/** Advertisements out of files and feeds (employers-85). */
export const jobImportCalls = [
  implement('GET /job_import', ({ requester }, { db }) => listImports(db, requester)),
  implement('POST /job_import', ({ requester, body }, services) =>
    showImport(services, requester, body),
  ),
  implement('GET /job_import/{id}', ({ requester, params }, { db }) =>
    loadImport(db, requester, params.id),
  ),
  implement('POST /job_import/{id}/confirm', ({ requester, params, body }, services) =>
    confirmImport(services, requester, params.id, body.net_cents),
  ),
];
