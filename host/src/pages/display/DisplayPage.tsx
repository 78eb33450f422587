import type { Display } from '@silverjobs/contract/display';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle, useDisplay } from '@silverjobs/shell';
import {
  Alert,
  Button,
  Card,
  Heading,
  Page,
  RadioGroup,
  Stack,
  Switch,
  Text,
} from '@silverjobs/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDisplayChoice } from '../../frame/display/use-display-choice.ts';
import { SIZES, SWITCHES, THEMES } from './display-texts.ts';
import './display.css';

const TITLE = 'Darstellung';

/** /darstellung: how one sees the product; everything holds at once (display-1). */
export function DisplayPage() {
  const display = useDisplay();
  const { choose, failed, save } = useDisplayChoice();
  const navigate = useNavigate();
  // Opened by its address: there is no page to go back to.
  const isFirst = useLocation().key === 'default';

  return (
    <Page>
      <PageTitle title={TITLE} />
      <Stack gap={6} className="display">
        <Stack gap={3}>
          <Heading level={1} tabIndex={-1}>
            {TITLE}
          </Heading>
          <Text reading>
            Stellen Sie silverjobs so ein, wie es für Sie am angenehmsten ist. Alles gilt sofort und
            auf jeder Seite. Was Sie nicht wählen, folgt den Einstellungen Ihres Geräts.
          </Text>
        </Stack>
        <Card as="section" aria-label="Schrift und Farben">
          <Stack gap={6}>
            <RadioGroup
              label="Schriftgröße"
              options={SIZES}
              value={String(display.size)}
              onChange={(size) =>
                choose({ size: Number(size) as Display['size'] }, sizeWords(size))
              }
            />
            <RadioGroup
              label="Farben"
              options={THEMES}
              value={display.theme}
              onChange={(theme) =>
                choose({ theme }, `Farben: ${THEMES.find(({ value }) => value === theme)?.label}`)
              }
            />
            <DisplaySample />
          </Stack>
        </Card>
        <Card as="section" title="Mehr Ruhe, mehr Platz">
          <Stack gap={5}>
            {SWITCHES.map(({ name, label, hint, inverted = false }) => (
              <div key={name}>
                <Switch
                  checked={display[name] !== inverted}
                  aria-describedby={`${name}-hint`}
                  onChange={({ target }) =>
                    choose(
                      { [name]: target.checked !== inverted },
                      `${label}: ${target.checked ? 'ein' : 'aus'}`,
                    )
                  }
                >
                  {label}
                </Switch>
                <Text tone="quiet" id={`${name}-hint`}>
                  {hint}
                </Text>
              </div>
            ))}
          </Stack>
        </Card>
        {failed && (
          <Alert
            tone="warning"
            announce
            title="Auf Ihren anderen Geräten gilt es noch nicht"
            action={<Button onClick={() => void save()}>Erneut versuchen</Button>}
          >
            In diesem Browser ist alles eingestellt. Für Ihr Konto konnte es nicht gespeichert
            werden.
          </Alert>
        )}
        <div>
          <Button
            variant="primary"
            size="large"
            onClick={() => (isFirst ? navigate(paths.start) : navigate(-1))}
          >
            Fertig
          </Button>
        </div>
      </Stack>
    </Page>
  );
}

function sizeWords(size: string): string {
  const chosen = SIZES.find(({ value }) => value === size);
  return `Schriftgröße: ${chosen?.label}, ${chosen?.hint}`;
}

/** How a text looks with what is chosen. */
export function DisplaySample() {
  return (
    <div className="display__sample">
      <Heading level={2} size="h4">
        So sehen Texte jetzt aus
      </Heading>
      <Text>Empfang im Seniorenzentrum, 10 Stunden in der Woche, 50968 Köln</Text>
      <Text tone="quiet">Bezahlung: 16,50 € pro Stunde</Text>
    </div>
  );
}
