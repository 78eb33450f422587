import { useApi } from '@silverjobs/api';
import { contactsQuery } from '@silverjobs/api/operator';
import type { OperatorContact } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { Button, Card, icon, Stack, Text } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { OperatorList } from '../list/OperatorList.tsx';
import * as ownPaths from '../paths.ts';

interface ContactsProps {
  /** Of the employer's account. */
  usersId: number;
  count: number;
  blocked: boolean;
}

/** Who is in contact with an employer; a block tells them (operators-31). */
export function Contacts({ usersId, count, blocked }: ContactsProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (count === 0) return null;
  const people = count === 1 ? 'Ein Mensch hat' : `${count} Menschen haben`;
  return (
    <Card title="Im Kontakt mit diesem Arbeitgeber">
      <Stack gap={4}>
        <Text>
          {blocked
            ? `${people} ein Gespräch mit diesem gesperrten Konto. Wer im letzten Jahr Kontakt hatte, hat eine E-Mail bekommen.`
            : `${people} ein Gespräch mit diesem Konto. Wird es gesperrt, bekommt jeder mit Kontakt im letzten Jahr eine E-Mail mit Rat.`}
        </Text>
        {open ? (
          <ContactList usersId={usersId} />
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>Zeigen, wer es ist</Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function ContactList({ usersId }: { usersId: number }) {
  return (
    <OperatorList
      list={useInfiniteQuery(contactsQuery(useApi(), usersId))}
      loading="Kontakte werden geladen …"
      failed="Die Kontakte konnten nicht geladen werden"
      empty={{ icon: <Users {...icon('xl')} />, title: 'Niemand', text: 'Es gibt kein Gespräch.' }}
      keyOf={({ conversation_id: id }) => id}
    >
      {(contact) => <Contact contact={contact} />}
    </OperatorList>
  );
}

function Contact({ contact }: { contact: OperatorContact }) {
  const { users_id: id, name, conversation_id: conversation, told_at: told } = contact;
  return (
    <Text>
      <Link to={pathTo(ownPaths.user, { id })}>{name ?? `Konto Nr. ${id}`}</Link>
      {[
        ` · Gespräch Nr. ${conversation}`,
        `zuletzt ${formatDate(contact.last_message_at)}`,
        told === null ? 'nicht benachrichtigt' : `benachrichtigt am ${formatDate(told)}`,
      ].join(' · ')}
    </Text>
  );
}
