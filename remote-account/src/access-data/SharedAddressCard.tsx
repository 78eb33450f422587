import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { shareAddressMutation, sharedAddressesQuery } from '@silverjobs/api/account';
import type { SharedAddress } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { Alert, Button, Card, Checkbox, DefinitionList, Stack, Text } from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const nameOf = ({ with: employer }: Pick<SharedAddress, 'with'>) =>
  employer ?? 'Arbeitgeber ohne Namen';
const shared = (count: number) =>
  count === 1 ? 'Ein Arbeitgeber sieht jetzt' : `${count} Arbeitgeber sehen jetzt`;

/** Employers who still have an earlier address, and the way to give them the present one (account-41). */
export function SharedAddressCard({ email }: { email: string }) {
  const api = useApi();
  const { data = [] } = useQuery(sharedAddressesQuery(api));
  const sharing = useRenewableMutation(shareAddressMutation(api, useQueryClient()));
  const [left, setLeft] = useState<readonly number[]>([]);
  const chosen = data.map((one) => one.communication_id).filter((id) => !left.includes(id));
  const asked = sharing.variables ?? [];
  const failed = sharing.isSuccess
    ? sharing.data.filter(({ communication_id: id }) => asked.includes(id))
    : [];
  const isDone = asked.length > failed.length && sharing.isSuccess;
  const done = isDone && (
    <Alert tone="success" announce title="Ihre neue Adresse ist weitergegeben">
      {`${shared(asked.length - failed.length)} ${readableEmail(email)}.`}
    </Alert>
  );
  if (data.length === 0) return done || null;
  return (
    <Card as="section" title="Adresse in Ihren Gesprächen">
      <Stack gap={4}>
        {done}
        {failed.length > 0 && (
          <Alert tone="error" announce title="Diese Arbeitgeber haben die Adresse noch nicht">
            {`${failed.map(nameOf).join(', ')}. Bitte versuchen Sie es noch einmal.`}
          </Alert>
        )}
        <Text reading>
          Diese Arbeitgeber haben noch Ihre frühere Adresse. Möchten Sie ihnen die neue geben?
        </Text>
        <DefinitionList
          items={[
            {
              term: 'Bisher',
              value: [...new Set(data.map((one) => readableEmail(one.email)))].join(', '),
            },
            { term: 'Künftig', value: readableEmail(email) },
          ]}
        />
        <Stack gap={2}>
          {data.map(({ communication_id: id, job_title, ...one }) => (
            <Checkbox
              key={id}
              checked={!left.includes(id)}
              hint={job_title}
              onChange={({ target }) =>
                setLeft((before) =>
                  target.checked ? before.filter((one) => one !== id) : [...before, id],
                )
              }
            >
              {nameOf(one)}
            </Checkbox>
          ))}
        </Stack>
        {sharing.isError && (
          <Alert tone="error" title="Die Adresse wurde nicht weitergegeben">
            {apiErrorMessage(sharing.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <div>
          <Button
            loading={sharing.isPending}
            loadingText="Wird gespeichert …"
            reasonDisabled={
              chosen.length === 0 ? 'Bitte wählen Sie mindestens ein Gespräch.' : undefined
            }
            onClick={() => sharing.mutate(chosen)}
          >
            Neue Adresse weitergeben
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
