import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { DISPLAY_TEXT } from '../display.ts';
import { candidate, salutationId } from '../entities/candidate.ts';
import { candidateAgent } from '../entities/candidate-agent.ts';
import { candidateUpdate } from '../entities/candidate-update.ts';
import { locationOptionId } from '../entities/job-search.ts';
import { user } from '../entities/user.ts';
import {
  count,
  done,
  givenPassword,
  id,
  idParams,
  inText,
  newPassword,
  requiredTextSchema,
} from '../primitives.ts';

/** Body of PUT /users/{id}: the changed data. A new password asks for the current one. */
const userUpdate = z
  .object({
    current_password: z.optional(givenPassword),
    password: z.optional(newPassword),
    message_mail: z.boolean().optional(),
    display: z.string().regex(DISPLAY_TEXT, 'Diese Darstellung gibt es nicht.').optional(),
    _client: z
      .object({
        profile_name: requiredTextSchema(200).nullable(),
        contact_name: requiredTextSchema(200).nullable(),
        contact_salutation_id: salutationId.nullable(),
      })
      .partial()
      .optional(),
  })
  .superRefine((body, context) => {
    if (body.password !== undefined && body.current_password === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['current_password'],
        message: 'Bitte geben Sie Ihr bisheriges Passwort ein.',
      });
    }
  })
  .meta({ id: 'UserUpdate' });

export const usersCalls = {
  'GET /users/{id}': {
    group: 'auth',
    identity: 'user',
    summary: 'The own user.',
    rules: 'account-3',
    params: idParams,
    response: user,
    errors: ['forbidden'],
  },
  'PUT /users/{id}': {
    group: 'auth',
    identity: 'user',
    summary: 'Changes the user.',
    rules: 'account-3',
    params: idParams,
    body: userUpdate,
    response: user,
    errors: ['forbidden', 'rate.limited'],
  },
  'DELETE /users/{id}': {
    group: 'auth',
    identity: 'user',
    summary: 'Deletes the user with everything that belongs to it.',
    rules: 'account-3, account-33, account-35',
    params: idParams,
    response: done,
    errors: ['forbidden', 'identity.unconfirmed'],
  },
  'GET /candidate': {
    group: 'auth',
    identity: 'candidate',
    summary: 'The own candidate as a list; the first item is used.',
    rules: 'profile-7',
    response: z.array(candidate),
  },
  'GET /candidate/{id}/agent': {
    group: 'auth',
    identity: 'candidate',
    summary: 'Candidate details for the assistants.',
    rules: 'assistants-17',
    params: idParams,
    response: candidateAgent,
    errors: ['forbidden'],
  },
  'PUT /candidate/{id}': {
    group: 'auth',
    identity: 'candidate',
    summary: 'Changes the section of the own candidate that ops.mode names.',
    rules: 'profile-19',
    params: idParams,
    body: candidateUpdate,
    response: candidate,
    errors: ['forbidden', 'version.stale'],
  },
  'GET /candidate_count': {
    group: 'main',
    identity: 'user',
    summary: 'How many candidates fit a what/where filter; id is the count.',
    rules: 'employers-24',
    ours: true,
    query: z.object({
      search_what_id: inText(id).optional(),
      search_location_id: inText(locationOptionId).optional(),
    }),
    response: count,
  },
} as const satisfies CallTable;
