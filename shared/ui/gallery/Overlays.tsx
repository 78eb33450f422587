import {
  Button,
  Card,
  Field,
  Heading,
  Inline,
  icon,
  NativeSelect,
  Stack,
  Switch,
  Text,
  TextArea,
} from '@silverjobs/ui';
import { ConfirmDialog, Dialog, Drawer, Tooltip } from '@silverjobs/ui/overlays';
import { Send } from 'lucide-react';
import { useState } from 'react';

type Overlay = 'dialog' | 'confirm' | 'drawer' | null;

const message =
  'Sehr geehrte Frau Lindner,\n\nIhre Stelle am Empfang hat mich sofort angesprochen. 34 Jahre habe ich in einer Arztpraxis am Empfang gearbeitet und freue mich, wieder unter Menschen zu sein.';

/** What opens over the page. */
export function Overlays() {
  const [open, setOpen] = useState<Overlay>(null);
  const [text, setText] = useState(message);
  const close = () => setOpen(null);
  return (
    <Card as="section" title="Überlagerungen">
      <Inline>
        <Button onClick={() => setOpen('dialog')}>Dialog öffnen</Button>
        <Button onClick={() => setOpen('confirm')}>Frage öffnen</Button>
        <Button onClick={() => setOpen('drawer')}>Menü öffnen</Button>
        <Tooltip text="Ein kurzer Zusatz">
          <Button variant="quiet">Mit Hinweis</Button>
        </Tooltip>
      </Inline>
      <Dialog
        open={open === 'dialog'}
        title="Arbeitgeber kontaktieren"
        subtitle="Mitarbeit am Empfang im Seniorenzentrum"
        onCloseRequest={close}
        onSubmit={(event) => event.preventDefault()}
        footer={
          <>
            <Button onClick={close}>Abbrechen</Button>
            <Button variant="primary" type="submit" icon={<Send {...icon()} />}>
              Nachricht senden
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          <Field label="Vorlage">
            <NativeSelect options={[{ value: '1', label: 'Vorlage 12.11.2026' }]} />
          </Field>
          <Field label="Ihre Nachricht">
            <TextArea value={text} rows={6} onChange={(event) => setText(event.target.value)} />
          </Field>
          <Switch defaultChecked>Ihre Kontaktdaten mitsenden</Switch>
          <Card tint slim>
            <Heading level={3} size="h4">
              Das sieht der Arbeitgeber
            </Heading>
            <Text>
              Ihre Nachricht, dazu: <b>Frau Renate Schuster, 0221 4455667</b>
            </Text>
          </Card>
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Profil wirklich löschen?"
        confirmLabel="Ja, Profil löschen"
        cancelLabel="Nein, behalten"
        tone="danger"
        onConfirm={close}
        onCancel={close}
      >
        <Text>
          Ihre Nachrichten und Suchen werden gelöscht. Das lässt sich nicht rückgängig machen.
        </Text>
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} label="Menü" onCloseRequest={close}>
        <Text tone="inverse">Hier steht das Menü.</Text>
      </Drawer>
    </Card>
  );
}
