import type { Client, ClientProfile } from '@silverjobs/contract';
import { clients } from '../database/schema.ts';
import type { Labels } from '../lookups/labels.ts';

export type ClientRow = typeof clients.$inferSelect;

/** What cards and conversations show of an employer. */
export const cardColumns = {
  id: clients.id,
  isPrivate: clients.isPrivate,
  profileName: clients.profileName,
  contactName: clients.contactName,
  salutationId: clients.salutationId,
  verifiedAt: clients.verifiedAt,
};

export type CardRow = Pick<ClientRow, keyof typeof cardColumns>;

/** Who looks: the owner sees all, others see less of a private employer (employers-4). */
export type Viewer = 'own' | 'other';

/** Salutation in a sentence, for example 'an Herrn Weber'. */
function inSentence(salutationId: number | null): string | null {
  if (salutationId === 1) return 'Herrn';
  return salutationId === 2 ? 'Frau' : null;
}

/** An employer as cards and conversations show it. */
export function clientOf(row: CardRow, labels: Labels, viewer: Viewer): Client {
  const hidden = viewer === 'other' && row.isPrivate;
  const salutation = hidden ? null : labels('salutation', row.salutationId);
  return {
    id: row.id,
    isPrivate: row.isPrivate,
    profile_name: row.profileName,
    contact_name: hidden ? null : row.contactName,
    contact_salutation: salutation,
    salutation_label: salutation,
    salutation_label2: hidden ? null : inSentence(row.salutationId),
    ...(row.verifiedAt && { verified: true }),
  };
}

/** An employer as the page of a job shows it. */
export function clientProfileOf(row: ClientRow, labels: Labels, viewer: Viewer): ClientProfile {
  const hidden = viewer === 'other' && row.isPrivate;
  return {
    ...clientOf(row, labels, viewer),
    employer_type_label: labels('employer_type', row.employerTypeId),
    profile_age_label: hidden ? null : labels('profile_age', row.profileAgeId),
    company_size_label: hidden ? null : labels('company_size', row.companySizeId),
    subsector_label: hidden ? null : labels('subsector', row.subsectorId),
    profile_link: hidden ? null : row.profileLink,
    profile_description: row.profileDescription,
  };
}
