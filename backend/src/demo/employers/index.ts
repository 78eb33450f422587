import { countryOf } from '@silverjobs/contract/countries';
import { lookups } from '../../reference/lookups/index.ts';
import type { Option, PostalCodeRow } from '../../reference/types.ts';
import { type Random, random, weighted } from '../random.ts';
import { employersAbroad } from './abroad.ts';
import type { EmployerDraft } from './draft.ts';
import { type FeaturedEmployer, featuredEmployers } from './featured.ts';
import { homes } from './homes.ts';
import type { Kind } from './kind.ts';
import { kindOf, kinds } from './kinds.ts';
import { exampleLink, fictionalPhone, fillName, person, salutationLabel } from './names.ts';
import { privateEmployer } from './private.ts';
import type { EmployerOptions, EmployerRow } from './types.ts';

/** Users of the first two employers who can sign in; all others have ids from 1000 on, without password. */
const loginUsers: Readonly<Record<number, number>> = { 1: 4, 2: 6 };

const labelOf = (options: readonly Option[], id: number | null): string | null =>
  options.find((option) => option.id === id)?.label ?? null;

function row(id: number, draft: EmployerDraft): EmployerRow {
  const subsector = lookups.subsector.find((entry) => entry.id === draft.subsectorId);
  return {
    id,
    users_id: loginUsers[id] ?? 1000 + id,
    kind: draft.kind,
    isPrivate: draft.isPrivate,
    profile_name: draft.name,
    salutation_id: draft.salutationId,
    salutation_label: salutationLabel(draft.salutationId),
    contact_name: draft.contact,
    employer_type_id: draft.typeId,
    employer_type_label: labelOf(lookups.employer_type, draft.typeId) ?? '',
    profile_age_id: draft.ageId,
    profile_age_label: labelOf(lookups.profile_age, draft.ageId),
    company_size_id: draft.sizeId,
    company_size_label: labelOf(lookups.company_size, draft.sizeId),
    sector_id: subsector?.sector_id ?? null,
    subsector_id: subsector?.id ?? null,
    subsector_label: subsector?.name ?? null,
    profile_link: draft.link,
    profile_description: draft.description,
    street: draft.street ?? null,
    postal_code: draft.postalCode,
    vat_id: draft.vatId ?? null,
    phone: countryOf(draft.postalCode).code === 'DE' ? fictionalPhone(id) : null,
  };
}

function featured(employer: FeaturedEmployer): EmployerDraft {
  const isPrivate = employer.kind === 'familie' || employer.kind === 'person';
  const kind = isPrivate ? null : kindOf(employer.kind);
  return {
    kind: employer.kind,
    isPrivate,
    name: employer.name,
    salutationId: employer.salutationId,
    contact: employer.contact,
    typeId: kind?.employerType ?? 1,
    ageId: employer.age ?? null,
    sizeId: employer.size ?? null,
    subsectorId: kind?.subsectorId ?? null,
    link: isPrivate ? null : exampleLink(employer.name),
    description: employer.description,
    street: employer.street,
    postalCode: employer.postalCode,
    vatId: employer.vatId,
  };
}

function company(r: Random, kind: Kind, home: PostalCodeRow, taken: Set<string>): EmployerDraft {
  let name = fillName(r, r.pick(kind.names));
  for (let attempt = 0; taken.has(name) && attempt < 20; attempt += 1) {
    name = fillName(r, r.pick(kind.names));
  }
  if (taken.has(name)) name = `${name}, ${home.place}`;
  taken.add(name);
  const contact = person(r);
  return {
    kind: kind.key,
    isPrivate: false,
    name,
    salutationId: contact.salutationId,
    contact: `${contact.first} ${contact.last}`,
    typeId: kind.employerType,
    ageId: r.chance(0.85) ? r.pick([1, 2, 2, 3, 3, 4, 4, 5, 6]) : null,
    sizeId: r.int(...kind.sizes),
    subsectorId: kind.subsectorId,
    link: r.chance(0.75) ? exampleLink(name) : null,
    description: r.chance(0.85) ? `Wir sind ${r.pick(kind.we)}. ${r.pick(kind.about)}.` : null,
    postalCode: home.postal_code,
  };
}

/**
 * Employers, about a quarter of them private. The first ones are those of the demo
 * conversations; after them comes one from each Land, then cities by their size, and those abroad.
 */
export function employers({ seed, count = 400, places }: EmployerOptions): EmployerRow[] {
  const r = random(seed);
  const pickKind = weighted(kinds, (kind) => kind.weight);
  const home = homes(places);
  const taken = new Set(featuredEmployers.map((employer) => employer.name));
  const drafts = featuredEmployers.map(featured);
  while (drafts.length < count) {
    const where = home(r, drafts.length - featuredEmployers.length);
    drafts.push(
      r.chance(0.25) ? privateEmployer(r, where, taken) : company(r, pickKind(r), where, taken),
    );
  }
  return [...drafts, ...employersAbroad.map(featured)].map((draft, index) => row(index + 1, draft));
}
