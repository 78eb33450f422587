import type { ContactData } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Alert, Card, DefinitionList, Link } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { contactName } from './contact-name.ts';

/** The contact data that a candidate has sent to this employer, or that there is none. */
export function ContactCard({ contact }: { contact: ContactData }): ReactNode {
  if (contact === 'anonymous') {
    return (
      <Alert>
        Dieses Kurzprofil ist anonym. Name und Kontaktdaten sehen Sie erst, wenn die Person sie
        Ihnen mit einer Nachricht sendet.
      </Alert>
    );
  }
  return (
    <Card as="section" title="Kontaktdaten">
      <DefinitionList
        columns={2}
        items={[
          { term: 'Name', value: contactName(contact) },
          {
            term: 'Telefon',
            value: contact.phone && (
              <Link href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</Link>
            ),
          },
          {
            term: 'E-Mail',
            value: contact.email && (
              <Link href={`mailto:${contact.email}`}>{readableEmail(contact.email)}</Link>
            ),
          },
        ]}
      />
    </Card>
  );
}
