import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { jobImport, jobImportInput, jobImportSummary } from '../entities/job-import.ts';
import { idParams } from '../primitives.ts';

const shared = { group: 'main', identity: 'client', rules: 'employers-85', ours: true } as const;

/** Advertisements of an employer out of a file or a feed. */
export const jobImportsCalls = {
  'GET /job_import': {
    ...shared,
    summary: 'The last imports, the newest first.',
    response: z.array(jobImportSummary),
  },
  'POST /job_import': {
    ...shared,
    summary: 'Reads a file or a feed and says what would happen; nothing happens yet.',
    body: jobImportInput,
    response: jobImport,
    errors: ['not_found', 'conflict'],
  },
  'GET /job_import/{id}': {
    ...shared,
    summary: 'An import with what becomes of each advertisement.',
    params: idParams,
    response: jobImport,
    errors: ['not_found'],
  },
  'POST /job_import/{id}/confirm': {
    ...shared,
    summary: 'Carries an import out for the price that was shown; sent again, it is answered.',
    params: idParams,
    body: z.object({ net_cents: z.int().min(0) }).meta({ id: 'JobImportConfirmation' }),
    response: jobImport,
    errors: ['not_found', 'conflict'],
  },
} as const satisfies CallTable;
