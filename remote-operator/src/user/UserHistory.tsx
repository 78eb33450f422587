import type { OperatorUserDetail } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { pathTo } from '@silverjobs/contract/paths';
import { Card, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Table } from '../list/Table.tsx';
import * as ownPaths from '../paths.ts';
import { when } from '../texts/when.ts';

/** What became of a mail, as one says it on the phone. */
function arrival(mail: OperatorUserDetail['mails'][number]): string {
  const { state, sent_at: sent, error, outcome, outcome_status: status } = mail;
  if (outcome === 'returned') return `zurückgekommen${status ? ` (${status})` : ''}`;
  if (outcome === 'complained') return 'als unerwünscht gemeldet';
  if (outcome === 'withheld') return 'nicht gesendet: Die Adresse bekommt keine Post';
  if (state === 'sent') return `angenommen ${sent === null ? '' : when(sent)}`;
  if (state === 'failed') return `nicht zugestellt${error ? `: ${error}` : ''}`;
  return error ? `wird wiederholt: ${error}` : 'unterwegs';
}

/** Invoices and mails of a user, as a caller asks about them (operators-36). */
export function UserHistory({
  user: { invoices, mails },
}: {
  user: OperatorUserDetail;
}): ReactNode {
  return (
    <>
      {invoices.length > 0 && (
        <Card title="Rechnungen">
          <Stack as="ul" gap={2} className="operator-plain">
            {invoices.map(({ id, number, created_at: at }) => (
              <li key={id}>
                <Text>
                  <Link to={pathTo(ownPaths.invoice, { id })}>{number}</Link>
                  {` vom ${formatDate(at)}`}
                </Text>
              </li>
            ))}
          </Stack>
        </Card>
      )}
      {mails.length > 0 && (
        <Table
          caption="Die letzten E-Mails an dieses Konto"
          columns={['Geschrieben', 'Betreff', 'Was daraus wurde']}
          rows={mails.map((mail, index) => ({
            key: String(index),
            cells: [when(mail.created_at), mail.subject, arrival(mail)],
          }))}
        />
      )}
    </>
  );
}
