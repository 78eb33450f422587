import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { pauseAlerts, renewOperator, sendSignInLink } from '@silverjobs/api/operator';
import type { OperatorUserDetail } from '@silverjobs/contract';
import { isPostAddress } from '@silverjobs/contract/post-address';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Alert, Button, Card, Inline, Stack, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const importDialog = async () => (await import('./AddressDialog.tsx')).AddressDialog;

/** What may be done for somebody on the phone: one press each, all in the log (operators-37). */
export function CallerHelp({ user }: { user: OperatorUserDetail }): ReactNode {
  const { users_id: id, blocked, alerts, email } = user;
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShell();
  const [open, setOpen] = useState(false);
  const { Component, load } = useLazyComponent(importDialog);
  const onSettled = () => renewOperator(queries);
  const link = useRenewableMutation({
    mutationFn: () => sendSignInLink(api, id),
    onSuccess: () =>
      notify({ tone: 'success', title: `Der Link ist unterwegs an ${readableEmail(email)}` }),
    onSettled,
  });
  const pause = useRenewableMutation({
    mutationFn: () => pauseAlerts(api, id),
    onSuccess: () => notify({ tone: 'success', title: 'Zu Suchen kommen keine E-Mails mehr' }),
    onSettled,
  });
  const error = link.error ?? pause.error;
  return (
    <Card title="Am Telefon helfen">
      <Stack gap={4}>
        <Text tone="quiet">
          Jeder Schritt steht im Protokoll. Nennen Sie am Telefon nichts, was nur die Person wissen
          darf.
        </Text>
        <Inline gap={3}>
          {!isPostAddress(email) && (
            <Button
              loading={link.isPending}
              reasonDisabled={blocked ? 'Das Konto ist gesperrt.' : undefined}
              onClick={() => link.mutate()}
            >
              Link zur Anmeldung schicken
            </Button>
          )}
          <Button
            onClick={() => {
              setOpen(true);
              void load();
            }}
          >
            {isPostAddress(email) ? 'E-Mail-Adresse eintragen' : 'E-Mail-Adresse berichtigen'}
          </Button>
          {alerts > 0 && (
            <Button loading={pause.isPending} onClick={() => pause.mutate()}>
              E-Mails zu Suchen anhalten
            </Button>
          )}
        </Inline>
        {error && (
          <Alert tone="error" announce title="Das hat nicht geklappt">
            {apiErrorMessage(error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
          </Alert>
        )}
      </Stack>
      {open && Component && <Component id={id} email={email} onClose={() => setOpen(false)} />}
    </Card>
  );
}
