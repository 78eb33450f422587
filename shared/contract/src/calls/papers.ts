import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { cvFields } from '../entities/cv-fields.ts';
import {
  paper,
  paperChunk,
  paperLink,
  paperNameInput,
  paperPreview,
  paperUpload,
  paperUploadInput,
} from '../entities/paper.ts';
import { done, idParams } from '../primitives.ts';

const own = { group: 'main', identity: 'user', rules: 'jobs-142', ours: true } as const;
const uploadParams = z.object({ id: z.uuid() });

/** The papers of a candidate, the certificates of an employer, and those that came along with messages. */
export const papersCalls = {
  'GET /paper': {
    ...own,
    identity: 'candidate',
    summary: 'The own papers, the newest first.',
    response: z.array(paper),
  },
  'PATCH /paper/{id}': {
    ...own,
    summary: 'Gives an own paper another name; its extension stays.',
    params: idParams,
    body: paperNameInput,
    response: paper,
    errors: ['not_found'],
  },
  'DELETE /paper/{id}': {
    ...own,
    summary: 'Deletes an own paper, for those as well to whom it was sent.',
    params: idParams,
    response: done,
    errors: ['not_found'],
  },
  'POST /paper/{id}/link': {
    ...own,
    summary: 'A short-lived address of an own paper.',
    params: idParams,
    response: paperLink,
    errors: ['not_found'],
  },
  'POST /paper/{id}/preview': {
    ...own,
    rules: 'jobs-145',
    summary: 'The first page of an own paper as a picture, or the beginning of its text.',
    params: idParams,
    response: paperPreview,
    errors: ['not_found'],
  },
  'POST /paper/{id}/cv_fields': {
    ...own,
    identity: 'candidate',
    rules: 'profile-40',
    summary: 'What an own paper says for the profile, to be confirmed; nothing of it is stored.',
    params: idParams,
    /** Only after the person has agreed to it, each time (profile-41). */
    query: z.object({ with: z.enum(['model']).optional() }),
    response: cvFields,
    errors: ['not_found', 'unavailable'],
  },
  'POST /paper_upload': {
    ...own,
    summary: 'Begins an upload, or says how far the one of the same file is.',
    body: paperUploadInput,
    response: paperUpload,
    errors: ['not_found', 'conflict'],
  },
  'PUT /paper_upload/{id}': {
    ...own,
    summary: 'Adds the next bytes; those that have arrived already are left out.',
    params: uploadParams,
    body: paperChunk,
    response: paperUpload,
    errors: ['not_found', 'conflict'],
  },
  'POST /paper_upload/{id}/finish': {
    ...own,
    summary: 'Checks what was uploaded and keeps it as a paper, or says why not.',
    params: uploadParams,
    response: paper,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'POST /message_paper/{id}/link': {
    ...own,
    identity: 'user',
    summary: 'A short-lived address of a paper that came along with a message.',
    params: idParams,
    response: paperLink,
    errors: ['not_found'],
  },
  'POST /communication/{id}/papers_link': {
    ...own,
    identity: 'user',
    summary: 'A short-lived address of all papers of a conversation as one ZIP file or one PDF.',
    params: idParams,
    query: z.object({ as: z.enum(['zip', 'pdf']).optional() }),
    response: paperLink,
    errors: ['not_found'],
  },
} as const satisfies CallTable;
