import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import {
  deviceHere,
  endNoticesMutation,
  noticesQuery,
  startNoticesMutation,
} from '@silverjobs/api/push-device';
import type { PushDevice } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Card, Heading, Inline, icon, Stack, Text } from '@silverjobs/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { browserName } from './browser-name.ts';

/** Notices on this device, beside the mails, and a list of the others (account-60). Absent where none are sent. */
export function NoticesCard({ isCandidate }: { isCandidate: boolean }) {
  const { product } = useShell().title;
  const api = useApi();
  const queries = useQueryClient();
  const { data, error } = useQuery(noticesQuery(api));
  const starting = useRenewableMutation(startNoticesMutation(api, queries));
  const ending = useRenewableMutation(endNoticesMutation(api, queries));
  if (!data && !error) return null;
  if (data?.public_key === null) return null;
  const own = data && deviceHere(data, data.here);
  const others = data?.devices.filter((device) => device !== own) ?? [];
  const failed = starting.error ?? ending.error;
  const { public_key: publicKey = null, here } = data ?? {};
  const end = (device: PushDevice) => ending.mutate({ id: device.id, isHere: device === own });
  return (
    <Card as="section" title="Auf diesem Gerät Bescheid bekommen">
      <Stack gap={4}>
        <Text reading>
          {`Dieses Gerät zeigt Ihnen einen Hinweis, sobald ${isCandidate ? 'eine neue Nachricht oder eine passende Stelle da ist' : 'eine neue Nachricht da ist'}. Das geht auch, wenn ${product} gerade nicht offen ist. Was in der Nachricht steht, zeigt der Hinweis nicht.`}
        </Text>
        {error && !data && (
          <Alert tone="error" title="Die Einstellung konnte nicht geladen werden">
            {apiErrorMessage(error, 'Bitte laden Sie die Seite noch einmal.')}
          </Alert>
        )}
        {here?.kind === 'unsupported' && (
          <Alert tone="info" title="Dieser Browser kann keine Hinweise zeigen">
            {`Sie bekommen weiter E-Mails. Auf iPhone und iPad geht es, wenn Sie ${product} über „Teilen“ zum Home-Bildschirm hinzufügen und von dort öffnen.`}
          </Alert>
        )}
        {here?.kind === 'refused' && (
          <Alert tone="info" title="Ihr Browser lässt keine Hinweise zu">
            Drücken Sie auf das Zeichen links neben der Adresse dieser Seite. Wählen Sie dort
            „Benachrichtigungen“ und „Zulassen“. Laden Sie danach die Seite noch einmal.
          </Alert>
        )}
        {own && (
          <Alert tone="success" title="Dieses Gerät bekommt Bescheid">
            {`Eingeschaltet am ${formatDate(own.created_at)}. Wenn Sie sich hier abmelden, endet es.`}
          </Alert>
        )}
        {failed && (
          <Alert tone="error" announce title="Das hat nicht geklappt">
            {apiErrorMessage(failed, 'Bitte versuchen Sie es in ein paar Minuten noch einmal.')}
          </Alert>
        )}
        {publicKey && !own && (here?.kind === 'off' || here?.kind === 'subscribed') && (
          <Stack gap={2}>
            <Text reading>
              Nach dem Drücken fragt Ihr Browser, ob er Benachrichtigungen zeigen darf. Wählen Sie
              dort „Zulassen“. Den Hinweis bringt der Dienst Ihres Browsers, zum Beispiel von
              Google, Mozilla, Microsoft oder Apple. Lesen kann er ihn nicht.
            </Text>
            <div>
              <Button
                icon={<Bell {...icon()} />}
                loading={starting.isPending}
                loadingText="Wird eingeschaltet …"
                onClick={() =>
                  starting.mutate({ publicKey, name: browserName(navigator.userAgent) })
                }
              >
                Auf diesem Gerät einschalten
              </Button>
            </div>
          </Stack>
        )}
        {own && (
          <div>
            <Button
              icon={<BellOff {...icon()} />}
              loading={ending.isPending && ending.variables.isHere}
              onClick={() => end(own)}
            >
              Auf diesem Gerät ausschalten
            </Button>
          </div>
        )}
        {others.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{own ? 'Weitere Geräte' : 'Andere Geräte'}</Heading>
            {others.map((device) => (
              <Inline key={device.id} gap={4}>
                <Text>{`${device.name}, seit ${formatDate(device.created_at)}`}</Text>
                <Button onClick={() => end(device)} aria-label={`Beenden: ${device.name}`}>
                  Beenden
                </Button>
              </Inline>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
