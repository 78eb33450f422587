import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { withdrawInvitationMutation } from '@silverjobs/api/colleague';
import type { Invitation } from '@silverjobs/contract';
import { EMPLOYER_ROLE_TEXTS } from '@silverjobs/contract/employer-role-texts';
import { formatDate } from '@silverjobs/contract/formats';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Alert, Button, Card, EmptyState, icon, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row, Rows } from '../rows/Rows.tsx';

/** Invitations that nobody has accepted, each with the way to take it back. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }): ReactNode {
  return (
    <Card as="section" title="Offene Einladungen">
      {invitations.length === 0 ? (
        <EmptyState icon={<Mail {...icon('xl')} />} title="Keine offene Einladung">
          Wen Sie einladen, sehen Sie hier, bis die Person angenommen hat.
        </EmptyState>
      ) : (
        <Rows>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </Rows>
      )}
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, expires_at, expired } = invitation;
  const withdraw = useRenewableMutation(withdrawInvitationMutation(useApi(), useQueryClient()));
  return (
    <Row
      actions={
        <Button
          variant="quiet"
          aria-label={`Zurücknehmen: Einladung an ${readableEmail(email)}`}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(id)}
        >
          Zurücknehmen
        </Button>
      }
    >
      <Text bold>{readableEmail(email)}</Text>
      <Text tone="quiet">
        {`${EMPLOYER_ROLE_TEXTS[role].label}. `}
        {expired
          ? 'Der Link ist abgelaufen. Laden Sie die Person bitte noch einmal ein.'
          : `Der Link gilt bis zum ${formatDate(expires_at)}.`}
      </Text>
      {withdraw.isError && (
        <Alert tone="error" title="Die Einladung wurde nicht zurückgenommen">
          {apiErrorMessage(withdraw.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </Row>
  );
}
