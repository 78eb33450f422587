import type { Colleague } from '@silverjobs/contract';
import type { EmployerMail } from '@silverjobs/contract/access';
import { EMPLOYER_MAIL_TEXTS, EMPLOYER_ROLE_TEXTS } from '@silverjobs/contract/employer-role-texts';
import { formatDate } from '@silverjobs/contract/formats';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Button, Card, Inline, Text } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { Row, Rows } from '../rows/Rows.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';

interface ColleagueListProps {
  people: readonly Colleague[];
  ownId: number;
  /** Owners change others; everybody may leave. */
  isOwner: boolean;
  /** Whether the employer gets invoices. */
  invoiced: boolean;
}

type Asked = { readonly what: 'role' | 'remove'; readonly person: Colleague };

function mailsText(all: readonly EmployerMail[], invoiced: boolean): string {
  const mails = all.filter((mail) => invoiced || mail !== 'invoices');
  if (mails.length === 0) return 'E-Mails: keine';
  return `E-Mails: ${mails.map((mail) => EMPLOYER_MAIL_TEXTS[mail].label).join(', ')}`;
}

/** The people of an employer with what each may, and what one can change. */
export function ColleagueList({ people, ownId, isOwner, invoiced }: ColleagueListProps): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <Card as="section" title="Wer mitarbeitet">
      <Rows>
        {people.map((person) => {
          const own = person.id === ownId;
          const called = person.name ?? readableEmail(person.email);
          return (
            <Row
              key={person.id}
              actions={
                <Inline gap={2}>
                  {isOwner && !own && (
                    <Button
                      variant="quiet"
                      aria-label={`Aufgabe ändern: ${called}`}
                      onClick={() => setAsked({ what: 'role', person })}
                    >
                      Aufgabe ändern
                    </Button>
                  )}
                  {isOwner && !own && (
                    <Button
                      variant="quiet"
                      aria-label={`Entfernen: ${called}`}
                      onClick={() => setAsked({ what: 'remove', person })}
                    >
                      Entfernen
                    </Button>
                  )}
                  {own && people.length > 1 && (
                    <Button variant="quiet" onClick={() => setAsked({ what: 'remove', person })}>
                      Nicht mehr mitarbeiten
                    </Button>
                  )}
                </Inline>
              }
            >
              <Text bold>{own ? `${called} (Sie)` : called}</Text>
              <Text tone="quiet">
                {person.name && `${readableEmail(person.email)} · `}
                {`${EMPLOYER_ROLE_TEXTS[person.role].label} · seit ${formatDate(person.since)}`}
                {person.invited_by && ` · eingeladen von ${readableEmail(person.invited_by)}`}
              </Text>
              {person.mails && <Text tone="quiet">{mailsText(person.mails, invoiced)}</Text>}
            </Row>
          );
        })}
      </Rows>
      {people.length === 1 && (
        <Text tone="quiet">Noch arbeiten Sie allein. Laden Sie unten jemanden ein.</Text>
      )}
      {asked?.what === 'role' && (
        <RoleDialog person={asked.person} invoiced={invoiced} onClose={close} />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog person={asked.person} own={asked.person.id === ownId} onClose={close} />
      )}
    </Card>
  );
}
