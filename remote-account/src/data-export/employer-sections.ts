import type { AccountExport } from '@silverjobs/contract';
import { formatPrice } from '@silverjobs/contract/formats';
import { type DataSection, facts, rows, when } from './data-section.ts';

/** What is kept of an employer besides its jobs; nothing for candidates. */
export function employerSections({ employer, bookings }: AccountExport): DataSection[] {
  if (employer === null) return [];
  const { _shown: shown } = employer;
  return [
    {
      title: 'Arbeitgeberprofil',
      entries: [
        {
          title: employer.profile_name,
          facts: facts([
            ['Privat', employer.isPrivate],
            ['Ansprechperson', employer.contact_name],
            ['Art', shown.employer_type_label],
            ['Unternehmen besteht seit', shown.profile_age_label],
            ['Größe', shown.company_size_label],
            ['Branche', shown.subsector_label],
            ['Internet', employer.profile_link],
            ['Beschreibung', employer.profile_description],
            ['Straße', employer.street],
            ['UID-Nummer', employer.vat_id ?? null],
            ['Ort', [employer.postal_code, employer.city].filter(Boolean).join(' ')],
          ]),
        },
      ],
    },
    {
      title: 'Buchungen',
      entries: rows(bookings, ({ created_at, number, title, gross_cents }) => ({
        term: when(created_at),
        value: `${title}, ${formatPrice(gross_cents)}, Rechnung ${number}`,
      })),
    },
  ];
}
