import type { CandidateDetail } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Card, Link, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** The conversations with a candidate; nothing before the first one. */
export function ContactsCard({ contacts }: Pick<CandidateDetail, 'contacts'>): ReactNode {
  if (contacts.length === 0) return null;
  return (
    <Card as="section" title="Ihre Gespräche">
      <Stack as="ul" gap={3}>
        {contacts.map((contact) => (
          <li key={contact.communication_id}>
            <Link asChild variant="title">
              <RouterLink to={pathTo(paths.conversation, { id: contact.communication_id })}>
                {contact.job_title ?? 'Gespräch ohne Stelle'}
              </RouterLink>
            </Link>
            <Text tone="quiet">
              {contact.type === 'application' ? 'Bewerbung' : 'Ihre Nachricht'} vom{' '}
              {formatDate(contact.created_at)}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
