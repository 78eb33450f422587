import {
  Button,
  Card,
  IconTextButton,
  Inline,
  icon,
  LinkButton,
  Stack,
  Tabs,
} from '@silverjobs/ui';
import { Bookmark, Printer, Send } from 'lucide-react';

/** Buttons. */
export function Actions() {
  return (
    <Card as="section" title="Handlungen">
      <Stack>
        <Inline>
          <Button variant="primary" icon={<Send {...icon()} />}>
            Kontaktieren
          </Button>
          <Button icon={<Printer {...icon()} />}>Drucken</Button>
          <Button variant="quiet">Abbrechen</Button>
          <Button variant="danger">Profil löschen</Button>
          <Button size="small">Klein</Button>
          <LinkButton href="#top">zur Stelle</LinkButton>
          <IconTextButton icon={<Bookmark {...icon()} />} pressed={false}>
            Merken
          </IconTextButton>
        </Inline>
        <Inline>
          <Button variant="primary" loading>
            Senden
          </Button>
          <Button loading loadingText="Wird gespeichert …">
            Speichern
          </Button>
        </Inline>
        <div>
          <Button variant="primary" reasonDisabled="Bitte wählen Sie zuerst einen Beruf.">
            Suche speichern
          </Button>
        </div>
        <Button variant="primary" size="large" fullWidth>
          Anmelden
        </Button>
        <Tabs
          label="Über den Kurs"
          tabs={[
            { id: 'content', label: 'Kursinhalt', content: 'Sie üben mit.' },
            { id: 'lecturer', label: 'Kursleiter', content: 'Hanna Lorenz' },
          ]}
        />
      </Stack>
    </Card>
  );
}
