import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { cacheLogo, deleteLogoMutation } from '@silverjobs/api/picture';
import type { EmployerProfile } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, icon, Stack, Text } from '@silverjobs/ui';
import { EmployerLogo } from '@silverjobs/widgets/pictures';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { LazyPictureUpload } from './LazyPictureUpload.tsx';

/** The logo of a company, set once for all its advertisements (employers-94). */
export function LogoCard({ client }: { client: EmployerProfile }): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useShell();
  const deleting = useRenewableMutation(deleteLogoMutation(api, queries));
  const card = useId();
  const { logo, _shown: shown } = client;
  if (logo === undefined || client.isPrivate || !client.complete) return null;
  return (
    <Card as="section" title="Ihr Logo">
      <Stack gap={4} id={card} tabIndex={-1}>
        <Text reading>
          Ihr Logo steht neben allen Ihren Anzeigen und auf Ihrer Seite bei silverjobs. Wer es nicht
          sieht, liest oder hört stattdessen Ihren Namen.
        </Text>
        {logo?.hidden_for && (
          <Alert tone="warning" title="Wir zeigen dieses Logo nicht">
            {logo.hidden_for} Sie können ein anderes hochladen.
          </Alert>
        )}
        <EmployerLogo logo={shown.logo} name={client.profile_name} />
        {deleting.isError && (
          <Alert tone="error" announce title="Ihr Logo wurde nicht entfernt">
            {apiErrorMessage(deleting.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <LazyPictureUpload
          kind="logo"
          label={logo ? 'Anderes Logo hochladen' : 'Logo hochladen'}
          onUploaded={(picture) => {
            cacheLogo(api, queries, picture);
            notify({ tone: 'success', title: 'Ihr Logo ist ab sofort zu sehen' });
          }}
        />
        {logo && (
          <div>
            <Button
              icon={<Trash2 {...icon()} />}
              loading={deleting.isPending}
              onClick={() =>
                deleting.mutate(undefined, {
                  onSuccess: () => {
                    notify({ tone: 'success', title: 'Ihr Logo ist entfernt' });
                    // The button is gone.
                    document.getElementById(card)?.focus();
                  },
                })
              }
            >
              Logo entfernen
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
