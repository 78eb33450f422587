import { z } from 'zod';
import { CV_FIELDS } from '../constants.ts';
import { text } from '../primitives.ts';

/** What a CV says for the profile: proposed, stored nowhere (profile-40). */
export const cvFields = z
  .object({
    fields: z.array(
      z.object({
        field: z.enum(CV_FIELDS),
        value: text(2_000),
        /** The line of the CV that says so. */
        source: text(300),
      }),
    ),
    /** Whether a language model could read it too, has done so, or was asked and could not: then rules did. */
    model: z.enum(['none', 'offered', 'read', 'failed']),
  })
  .meta({ id: 'CvFields' });

export type CvFields = z.output<typeof cvFields>;
export type CvField = z.output<typeof cvFields>['fields'][number];
export type CvFieldName = CvField['field'];
