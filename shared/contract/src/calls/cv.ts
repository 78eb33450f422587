import type { CallTable } from '../call.ts';
import { cv, cvInput } from '../entities/cv.ts';
import { done } from '../primitives.ts';

const shared = {
  group: 'assistants',
  identity: { feature: 'cv-generator' },
  rules: 'assistants-36',
  ours: true,
} as const;

/** The own CV, one a user. */
export const cvCalls = {
  'GET /cv': { ...shared, summary: 'The own CV as it was saved last.', response: cv },
  'PUT /cv': {
    ...shared,
    summary:
      "Saves the candidate's CV. If another window has saved since the given version, it is refused and nothing changes.",
    body: cvInput,
    response: cv,
    errors: ['conflict'],
  },
  'DELETE /cv': { ...shared, summary: 'Deletes the saved CV.', response: done },
} as const satisfies CallTable;
