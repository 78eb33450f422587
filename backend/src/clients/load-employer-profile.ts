import type { EmployerProfile } from '@silverjobs/contract';
import { jobHtmlToText } from '@silverjobs/contract';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { clients, lookupOptions, postalCodes } from '../database/schema.ts';
import { Failure } from '../http/failure.ts';
import { withVersion } from '../http/version.ts';
import { cityOfClient } from '../locations/city.ts';
import { loadLabels } from '../lookups/labels.ts';
import { type ClientRow, clientProfileOf } from './client-of.ts';
import { findFixedKind } from './fixed-kind.ts';
import { isProfileComplete } from './profile-complete.ts';
import { findProofState } from './proof-state.ts';
import { employerPictureOf, findLogo, shownLogoOf } from './shown-pictures.ts';

const salutation = (id: number | null) => (id === 1 || id === 2 ? id : null);

/** The own employer row, held until the transaction ends where `lock` is set. */
export async function findEmployerProfile(
  db: Database,
  clientId: number,
  { lock = false } = {},
): Promise<ClientRow> {
  const query = db.select().from(clients).where(eq(clients.id, clientId));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new Failure('not_found');
  return row;
}

/**
 * An employer as it sees itself.
 * @throws Failure not_found
 */
export async function loadEmployerProfile(
  db: Database,
  clientId: number,
): Promise<EmployerProfile> {
  const [row] = await db
    .select({ client: clients, city: cityOfClient, sectorId: lookupOptions.parentId })
    .from(clients)
    .leftJoin(postalCodes, eq(postalCodes.code, clients.postalCode))
    .leftJoin(
      lookupOptions,
      and(eq(lookupOptions.kind, 'subsector'), eq(lookupOptions.id, clients.subsectorId)),
    )
    .where(eq(clients.id, clientId));
  if (!row) throw new Failure('not_found');
  const { client, city, sectorId } = row;
  const logo = await findLogo(db, client.id);
  const profile = withVersion<
    Omit<EmployerProfile, 'kind_fixed' | 'known' | 'non_profit' | 'logo' | 'version'>
  >({
    id: client.id,
    isPrivate: client.isPrivate,
    profile_name: client.profileName,
    salutation_id: salutation(client.salutationId),
    contact_name: client.contactName,
    employer_type_id: client.employerTypeId,
    profile_age_id: client.profileAgeId,
    company_size_id: client.companySizeId,
    sector_id: sectorId,
    subsector_id: client.subsectorId,
    profile_link: client.profileLink,
    profile_description: client.profileDescription && jobHtmlToText(client.profileDescription),
    street: client.street,
    postal_code: client.postalCode,
    town: client.town,
    vat_id: client.vatId,
    city,
    complete: isProfileComplete(client),
    _shown: clientProfileOf(client, await loadLabels(db), 'other'),
  });
  // No part of the version: a posted advertisement or another logo changes nothing of what is typed.
  return {
    ...profile,
    logo: logo && employerPictureOf(logo),
    _shown: {
      ...profile._shown,
      ...(logo && !logo.hiddenAt && { logo: shownLogoOf(logo) }),
    },
    known: client.verifiedAt !== null || client.knownAt !== null,
    kind_fixed: await findFixedKind(db, client),
    non_profit: (await findProofState(db, client.id)).state,
  };
}
