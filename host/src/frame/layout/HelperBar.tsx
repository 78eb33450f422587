import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { endOwnHelp } from '@silverjobs/api/helper';
import type { User } from '@silverjobs/contract';
import { HELPER_PERMISSION_TEXTS } from '@silverjobs/contract/helper-texts';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Button, Inline, Link, Text } from '@silverjobs/ui';
import { ConfirmDialog } from '@silverjobs/ui/overlays';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useSessionService } from '../../session/session-context.tsx';
import './helper-bar.css';

/** Says on every page for whom a helper acts, what is allowed, and how it ends (account-75). */
export function HelperBar({ helps }: { helps: NonNullable<User['helps']> }) {
  const { name, permissions } = helps;
  const api = useApi();
  const { notify } = useShell();
  const session = useSessionService();
  const [asking, setAsking] = useState(false);
  const ending = useRenewableMutation({
    mutationFn: () => endOwnHelp(api),
    onSuccess: () => session.signOut('forget'),
    onError: (error) => {
      setAsking(false);
      notify({
        tone: 'error',
        title: 'Die Hilfe wurde nicht beendet',
        message: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.'),
      });
    },
  });
  return (
    <section className="helper-bar" aria-label="Sie helfen jemandem">
      <div className="helper-bar__words">
        <Text bold>Sie helfen {name}</Text>
        <Text size="sm" className="helper-bar__allowed">
          {permissions.map((one) => HELPER_PERMISSION_TEXTS[one].label).join(' · ')}
        </Text>
      </div>
      <Inline gap={3} align="center">
        {permissions.includes('search') && (
          <Link asChild variant="standalone">
            <RouterLink to={paths.searches}>Gespeicherte Suchen</RouterLink>
          </Link>
        )}
        <Button onClick={() => setAsking(true)}>Hilfe beenden</Button>
      </Inline>
      {asking && (
        <ConfirmDialog
          open
          title={`Möchten Sie ${name} nicht mehr helfen?`}
          confirmLabel="Ja, beenden"
          cancelLabel="Nein, weiter helfen"
          loading={ending.isPending}
          onConfirm={() => ending.mutate()}
          onCancel={() => setAsking(false)}
        >
          Sie haben dann keinen Zugang mehr. Ihre Entwürfe bleiben erhalten. Möchten Sie nur für
          heute aufhören, wählen Sie „Abmelden“.
        </ConfirmDialog>
      )}
    </section>
  );
}
