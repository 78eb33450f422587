import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { nonProfitMutation } from '@silverjobs/api/client';
import type { EmployerProfile } from '@silverjobs/contract';
import { countryOf } from '@silverjobs/contract/countries';
import { useShell } from '@silverjobs/shell';
import { Alert, Card, Stack, Text } from '@silverjobs/ui';
import { PaperUpload } from '@silverjobs/widgets/papers';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const STATES = {
  none: null,
  asked: {
    tone: 'info',
    title: 'Wir sehen Ihren Nachweis gerade an',
    text: 'Sie bekommen eine E-Mail, meist am nächsten Werktag.',
  },
  proven: {
    tone: 'success',
    title: 'Ihre Gemeinnützigkeit ist bestätigt',
    text: 'Anzeigen für ein Ehrenamt ohne Lohn schalten Sie kostenlos.',
  },
  refused: {
    tone: 'warning',
    title: 'Ihr Nachweis hat noch nicht gereicht',
    text: 'Was fehlt, steht in unserer E-Mail an Sie. Sie können hier einen anderen zeigen.',
  },
} as const;

/** What the tax office of each country gives non-profits. */
const PROOFS = {
  DE: 'Ihren Freistellungsbescheid oder den Bescheid nach § 60a AO',
  AT: 'den Bescheid Ihres Finanzamts über die Spendenbegünstigung oder die Gemeinnützigkeit',
  CH: 'die Verfügung Ihrer Steuerverwaltung über die Steuerbefreiung',
  LI: 'die Verfügung Ihrer Steuerverwaltung über die Steuerbefreiung',
} as const;

/** Non-profits show their certificate here; voluntary work costs them nothing then (employers-66). */
export function NonProfitCard({ client }: { client: EmployerProfile }): ReactNode {
  const { notify } = useShell();
  const showing = useRenewableMutation(nonProfitMutation(useApi(), useQueryClient()));
  const { non_profit: state, isPrivate, complete } = client;
  if (state === undefined || isPrivate || !complete) return null;
  const said = STATES[state];
  return (
    <Card as="section" title="Sind Sie gemeinnützig?">
      <Stack gap={4}>
        {state !== 'proven' && (
          <Text reading>
            Für gemeinnützige Vereine, Stiftungen und Träger sind Anzeigen für ein Ehrenamt ohne
            Lohn kostenlos. Zeigen Sie uns dafür einmal {PROOFS[countryOf(client.postal_code).code]}
            , als PDF oder als Foto. Wenn Sie später den Namen ändern, brauchen wir ihn neu.
          </Text>
        )}
        {said && (
          <Alert tone={said.tone} title={said.title} announce={showing.isSuccess}>
            {said.text}
          </Alert>
        )}
        {showing.isError && (
          <Alert tone="error" announce title="Ihr Nachweis wurde nicht gesendet">
            {apiErrorMessage(showing.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        {state !== 'proven' && (
          <PaperUpload
            label={state === 'none' ? 'Nachweis zeigen' : 'Anderen Nachweis zeigen'}
            onUploaded={({ id }) =>
              showing.mutate(id, {
                onSuccess: () => notify({ tone: 'success', title: 'Nachweis gesendet' }),
              })
            }
          />
        )}
      </Stack>
    </Card>
  );
}
