import { useShell } from '@silverjobs/shell';
import { Button, Text } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { useRef } from 'react';
import { useSessionService } from './session-context.tsx';

/** Asks before signing out with unsent text what becomes of it (access-38). */
export function SignOutDialog() {
  const service = useSessionService();
  const { storage } = useShell();
  const keeping = useRef<HTMLButtonElement>(null);
  const stay = () => service.signOutPrompt.setState({ asking: false });
  const isKept = storage.hasDrafts();
  return (
    <Dialog
      open
      role="alertdialog"
      size="narrow"
      title="Sie haben etwas geschrieben"
      closeLabel="Zurück"
      initialFocus={keeping}
      onCloseRequest={stay}
      footer={
        <>
          <Button onClick={() => void service.signOut('forget')}>
            {isKept ? 'Text löschen und abmelden' : 'Trotzdem abmelden'}
          </Button>
          {isKept ? (
            <Button ref={keeping} variant="primary" onClick={() => void service.signOut()}>
              Text aufheben und abmelden
            </Button>
          ) : (
            <Button ref={keeping} variant="primary" onClick={stay}>
              Angemeldet bleiben
            </Button>
          )}
        </>
      }
    >
      <Text>
        {isKept
          ? 'Ihr Text ist noch nicht gesendet. Wir heben ihn 30 Tage in diesem Browser für Sie auf. Nach Ihrer nächsten Anmeldung bieten wir ihn dort wieder an, wo Sie ihn geschrieben haben. An einem fremden Gerät löschen Sie ihn besser.'
          : 'Es ist noch nicht gespeichert und geht beim Abmelden verloren. Bitte speichern Sie zuerst, was Sie behalten möchten.'}
      </Text>
    </Dialog>
  );
}
