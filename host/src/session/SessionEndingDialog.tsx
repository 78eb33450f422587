import { apiErrorMessage } from '@silverjobs/api';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Stack, Text } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { useRef, useState } from 'react';
import { useSessionService } from './session-context.tsx';

/** Ten minutes before the end: stay signed in, or not; nothing typed is lost (access-24). */
export function SessionEndingDialog() {
  const service = useSessionService();
  const { session } = useShell();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);

  async function extend() {
    setSending(true);
    setFailure(null);
    try {
      await service.extend();
    } catch (error) {
      setFailure(
        apiErrorMessage(error, 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'),
      );
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      role="alertdialog"
      size="narrow"
      title="Möchten Sie angemeldet bleiben?"
      closeLabel="Später"
      initialFocus={stay}
      onCloseRequest={() => session.setState({ endsSoon: false })}
      footer={
        <>
          <Button onClick={service.askToSignOut}>Abmelden</Button>
          <Button ref={stay} variant="primary" loading={sending} onClick={() => void extend()}>
            Angemeldet bleiben
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          Ihre Anmeldung endet in weniger als zehn Minuten. Danach fragen wir nach Ihrem Passwort,
          und Ihr Text bleibt stehen.
        </Text>
        {failure && <Alert tone="error">{failure}</Alert>}
      </Stack>
    </Dialog>
  );
}
