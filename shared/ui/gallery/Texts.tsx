import {
  Badge,
  Card,
  CountBadge,
  DefinitionList,
  Divider,
  Grid,
  Heading,
  Inline,
  icon,
  Link,
  Marker,
  Prose,
  Stack,
  Text,
  TwoColumn,
} from '@silverjobs/ui';
import { Box } from '@silverjobs/ui/overlays';
import { ArrowLeft } from 'lucide-react';

const facts = [
  { term: 'Stellentyp', value: 'Teilzeit' },
  {
    term: 'Arbeitszeit, mindestens',
    given: 'Mindestens benötigtes Arbeitspensum',
    value: '10 Stunden pro Woche',
  },
  { term: 'Homeoffice', value: 'Nicht möglich' },
  { term: 'Suchort', value: '50968 Köln und 10 km Umkreis' },
];

/** Layout and text. */
export function Texts() {
  return (
    <TwoColumn
      aside={
        <Card title="Arbeitgeber">
          <DefinitionList items={facts.slice(0, 2)} />
        </Card>
      }
    >
      <Card title="Auf einen Blick">
        <DefinitionList items={facts} columns={2} />
      </Card>
      <Card title="Die Stelle">
        <Prose>
          <p>
            Sie begrüßen unsere Bewohnerinnen, Bewohner und Gäste, nehmen Anrufe entgegen und helfen
            mit einem freundlichen Wort weiter. <a href="#top">Mehr dazu</a>
          </p>
          <h3>Das bringen Sie mit</h3>
          <ul>
            <li>Freude am Umgang mit Menschen</li>
            <li>Gutes Deutsch, am Telefon und im Gespräch</li>
          </ul>
        </Prose>
      </Card>
      <Card title="Texte">
        <Stack>
          <Link href="#top" variant="standalone">
            <ArrowLeft {...icon('sm')} />
            Zurück zu 143 Stellen
          </Link>
          <Heading level={3}>Überschrift dritter Ebene</Heading>
          <Text size="lg" tone="quiet">
            Caritas-Altenzentrum St. Maternus · 50968 Köln, 5 km von Ihnen
          </Text>
          <Text size="sm" tone="quiet">
            Umschalt und Enter macht eine neue Zeile.
          </Text>
          <Inline>
            <Marker>Kontaktiert</Marker>
            <Badge>Neu</Badge>
            <Badge tone="success">Aktiv</Badge>
            <Badge tone="warning">Läuft ab</Badge>
            <Badge tone="error">Abgelehnt</Badge>
            <span>
              Nachrichten <CountBadge count={2} label="ungelesen" />
            </span>
          </Inline>
          <Divider label="oder" />
          <Grid columns={3}>
            <Box bg="brand.50" p={4} borderRadius="control">
              Eins
            </Box>
            <Box bg="brand.50" p={4} borderRadius="control">
              Zwei
            </Box>
            <Box bg="dark" color="dark.text" p={{ base: 2, md: 4 }} borderRadius="control">
              Drei
            </Box>
          </Grid>
        </Stack>
      </Card>
    </TwoColumn>
  );
}
