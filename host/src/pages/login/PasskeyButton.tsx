import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { fetchPasskeyChallenge, loginWithPasskey } from '@silverjobs/api/session';
import { Alert, Button, icon } from '@silverjobs/ui';
import { Fingerprint } from 'lucide-react';
import { useSessionService } from '../../session/session-context.tsx';
import { useRedirectAfterLogin } from './useRedirectAfterLogin.ts';

/** 'Mit Passkey anmelden'; what speaks with the device is loaded by the press (access-57). */
export function PasskeyButton() {
  const api = useApi();
  const session = useSessionService();
  const leave = useRedirectAfterLogin();
  const signingIn = useRenewableMutation({
    mutationFn: async () => {
      const { signWithPasskey } = await import('@silverjobs/widgets/passkey');
      const credential = await signWithPasskey(await fetchPasskeyChallenge(api));
      await session.begin(await loginWithPasskey(api, credential));
      await leave();
    },
  });
  const { error } = signingIn;
  // The class comes with the press; what tells its failures apart is their advice.
  const advice = error && 'advice' in error ? String(error.advice) : null;
  return (
    <>
      {error && (
        <Alert
          tone={advice === null ? 'error' : 'warning'}
          announce
          title={advice === null ? 'Anmeldung fehlgeschlagen' : error.message}
        >
          {advice ?? apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
      <Button
        size="large"
        fullWidth
        icon={<Fingerprint {...icon()} />}
        loading={signingIn.isPending}
        loadingText="Bitte folgen Sie Ihrem Gerät …"
        onClick={() => signingIn.mutate()}
      >
        Mit Passkey anmelden
      </Button>
    </>
  );
}
