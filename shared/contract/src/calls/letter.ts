import type { CallTable } from '../call.ts';
import { keptLetter, keptLetterInput } from '../entities/letter.ts';
import { done } from '../primitives.ts';

const shared = {
  group: 'assistants',
  identity: { feature: 'cover-letter-generator' },
  rules: 'assistants-63',
  ours: true,
} as const;

/** The sheet of the own letter, one a user. */
export const letterCalls = {
  'GET /letter': {
    ...shared,
    summary: 'The own letter as it was saved last.',
    response: keptLetter,
  },
  'PUT /letter': {
    ...shared,
    summary:
      "Saves the sheet of the candidate's letter. If another window has saved since the given version, it is refused and nothing changes.",
    body: keptLetterInput,
    response: keptLetter,
    errors: ['conflict'],
  },
  'DELETE /letter': { ...shared, summary: 'Deletes the saved letter.', response: done },
} as const satisfies CallTable;
