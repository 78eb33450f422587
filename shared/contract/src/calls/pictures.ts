import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { employerPicture, newPictureInput, operatorPicture } from '../entities/picture.ts';
import { operatorReason } from '../forms/operator.ts';
import { done, idParams } from '../primitives.ts';

const shared = { group: 'main', ours: true } as const;
const ofOperator = { ...shared, identity: 'operator', rules: 'employers-95' } as const;

/** Logos of employers and pictures of advertisements. */
export const picturesCalls = {
  'POST /client_picture': {
    ...shared,
    identity: 'client',
    rules: 'employers-94',
    summary:
      'Makes a logo or a picture of what was uploaded; a logo is shown at once, a picture with its advertisement.',
    body: newPictureInput,
    response: employerPicture,
    errors: ['not_found', 'conflict', 'unavailable'],
  },
  'DELETE /client_logo': {
    ...shared,
    identity: 'client',
    rules: 'employers-94',
    summary: 'Deletes the logo of the employer.',
    response: done,
  },
  'GET /operator/job/{id}/pictures': {
    ...ofOperator,
    summary: 'The picture of an advertisement and the logo of its employer, also hidden ones.',
    params: idParams,
    response: z.array(operatorPicture),
  },
  'PUT /operator/job/{id}/pictures': {
    ...ofOperator,
    summary: 'Hides a picture or logo, or shows it again; the employer is told.',
    params: idParams,
    body: z
      .object({ picture_id: z.uuid(), hidden: z.boolean(), reason: operatorReason })
      .meta({ id: 'HidePictureInput' }),
    response: z.array(operatorPicture),
    errors: ['not_found', 'conflict'],
  },
} as const satisfies CallTable;
