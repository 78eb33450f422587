import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  contentInput,
  contentQuery,
  contentVersion,
  legalVersion,
  siteContents,
} from '../entities/content.ts';
import { operatorFigures } from '../entities/operator-figures.ts';
import { FIGURE_STEPS } from '../operator-constants.ts';
import { done, downloadFile, inText, requiredTextSchema, text } from '../primitives.ts';

const shared = { group: 'main', identity: 'operator', ours: true } as const;

/** Figures and contents of the back-office. */
export const operatorOfficeCalls = {
  'GET /operator/figures': {
    ...shared,
    summary: 'What happened in the last weeks or months, and what was searched in vain.',
    rules: 'operators-38, operators-39',
    query: z.object({ by: z.enum(FIGURE_STEPS) }),
    response: operatorFigures,
  },
  'GET /operator/figures/file': {
    ...shared,
    summary: 'The same as a table (CSV).',
    rules: 'operators-38',
    query: z.object({ by: z.enum(FIGURE_STEPS) }),
    response: downloadFile,
  },
  'GET /operator/contents': {
    ...shared,
    summary: 'The newest version of everything that the office has written.',
    rules: 'operators-40',
    response: z.array(contentVersion),
  },
  'GET /operator/content': {
    ...shared,
    summary: 'All versions of one content, the newest first.',
    rules: 'operators-40',
    query: contentQuery,
    response: z.array(contentVersion),
  },
  'POST /operator/content': {
    ...shared,
    summary: 'Writes a new version, from a day on or at once; of two editors the second is told.',
    rules: 'operators-40',
    body: contentInput,
    response: contentVersion,
    errors: ['version.stale', 'conflict'],
  },
  'GET /contents': {
    group: 'main',
    identity: 'public',
    ours: true,
    summary: 'What the office has written and counts now: prices, banner, pages, help, articles.',
    rules: 'operators-40',
    response: siteContents,
  },
  'GET /legal_version': {
    group: 'main',
    identity: 'public',
    ours: true,
    summary: 'A version of a legal page, also an old one or one to come that users were told of.',
    rules: 'operators-42',
    query: z.object({ path: text(100), version: inText(z.int().min(1)) }),
    response: legalVersion,
    errors: ['not_found'],
  },
  'POST /empty_search': {
    group: 'main',
    identity: 'user',
    ours: true,
    summary: 'Notes that a search for an occupation has found nothing.',
    rules: 'operators-39',
    body: z.object({ words: requiredTextSchema(100) }),
    response: done,
    errors: ['rate.limited'],
  },
} as const satisfies CallTable;
