import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { enterHelp, openHelpQuery, requestHelpLink } from '@silverjobs/api/helper';
import type { OpenHelp } from '@silverjobs/contract';
import { HELPER_PERMISSION_TEXTS } from '@silverjobs/contract/helper-texts';
import { paths } from '@silverjobs/contract/paths';
import { useLinkToken } from '@silverjobs/shell';
import { Alert, Button, SkeletonCard, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSessionService } from '../../session/session-context.tsx';
import { AccessFrame } from '../login/AccessFrame.tsx';
import { MailRequestForm } from '../login/MailRequestForm.tsx';

const TITLE = 'Jemandem bei der Stellensuche helfen';

/** /helfen: the link of a mail with which a helper accepts and signs in, or where one is asked for (account-74). */
export function HelpEntryPage() {
  const api = useApi();
  const token = useLinkToken();
  const [opened, setOpened] = useState(false);
  const over = useSearchParams()[0].get('grund') === 'abgemeldet';
  return (
    <AccessFrame title={TITLE}>
      {!token && over && (
        <Alert title="Sie sind nicht mehr angemeldet">
          Wenn Sie weiter helfen, lassen Sie sich hier einen neuen Link schicken. Kommt keiner an,
          ist die Hilfe beendet.
        </Alert>
      )}
      {!token && (
        <MailRequestForm valid="eine Stunde" request={(email) => requestHelpLink(api, email)}>
          Hat Sie jemand als Vertrauensperson eingeladen und haben Sie schon zugesagt? Dann schicken
          wir Ihnen einen Link, mit dem Sie sich anmelden.
        </MailRequestForm>
      )}
      {token && !opened && (
        <Stack gap={5}>
          <Text reading>Der Link aus Ihrer E-Mail führt zu jemandem, der Ihre Hilfe möchte.</Text>
          <Button variant="primary" size="large" fullWidth onClick={() => setOpened(true)}>
            Weiter
          </Button>
        </Stack>
      )}
      {token && opened && <Opened token={token} />}
    </AccessFrame>
  );
}

function Opened({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(openHelpQuery(useApi(), token));
  if (data) return <Entry help={data} token={token} />;
  if (!error) return <SkeletonCard lines={4} />;
  return (
    <Alert
      tone="error"
      title="Der Link konnte nicht geöffnet werden"
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          Erneut versuchen
        </Button>
      }
    >
      {`${apiErrorMessage(error, 'Bitte prüfen Sie Ihre Internetverbindung.')} Haben Sie schon zugesagt, öffnen Sie ${window.location.host}${paths.helpEntry} und lassen Sie sich einen neuen Link schicken. Sonst bitten Sie um eine neue Einladung.`}
    </Alert>
  );
}

function Entry({ help, token }: { help: OpenHelp; token: string }) {
  const { name, helper_name, permissions, accepted } = help;
  const api = useApi();
  const session = useSessionService();
  const navigate = useNavigate();
  const entering = useRenewableMutation({
    mutationFn: async () => {
      // Whoever is signed in here is signed out first: one browser, one person.
      const own = await enterHelp(api, token);
      await (session.expectsToken() ? session.change(own) : session.begin(own));
      await navigate(paths.start, { replace: true });
    },
  });
  return (
    <Stack gap={5}>
      <Text reading>
        {accepted
          ? `Guten Tag, ${helper_name}. Sie melden sich an, um ${name} zu helfen.`
          : `Guten Tag, ${helper_name}. ${name} möchte, dass Sie bei der Stellensuche helfen.`}
      </Text>
      <div>
        <Text bold>Das dürfen Sie:</Text>
        <ul>
          {permissions.map((one) => (
            <li key={one}>{HELPER_PERMISSION_TEXTS[one].label}</li>
          ))}
        </ul>
      </div>
      <Text reading>
        Was Sie tun, wird mit Ihrem Namen und der Uhrzeit vermerkt. Passwort, Geld, der Inhalt der
        Unterlagen und das Konto selbst bleiben Ihnen verschlossen. Beenden können Sie beide die
        Hilfe jederzeit.
      </Text>
      {!accepted && (
        <Text reading tone="quiet">
          Wir speichern dafür Ihren Namen und Ihre E-Mail-Adresse. 90 Tage nach dem Ende der Hilfe
          löschen wir beides.
        </Text>
      )}
      {entering.isError && (
        <Alert tone="error" title="Die Anmeldung hat nicht geklappt">
          {apiErrorMessage(entering.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={entering.isPending}
        loadingText="Sie werden angemeldet …"
        onClick={() => entering.mutate()}
      >
        {accepted ? `Anmelden und ${name} helfen` : `Ja, ich helfe ${name}`}
      </Button>
    </Stack>
  );
}
