import {
  Button,
  Card,
  Fact,
  Facts,
  Field,
  Heading,
  IconTextButton,
  Inline,
  icon,
  Link,
  LinkButton,
  Marker,
  ReadOnlyPickerInput,
  SegmentedControl,
  Stack,
  Text,
} from '@silverjobs/ui';
import {
  BadgeCheck,
  BellPlus,
  Bookmark,
  Clock,
  List,
  Map as MapIcon,
  MapPin,
  Search,
} from 'lucide-react';
import { useState } from 'react';

const jobs = [
  {
    title: 'Alltagsbegleitung für einen älteren Herrn (m/w/d)',
    employer: 'Familie Hartmann · Privat',
    place: '50668 Köln · 2 km',
    hours: '8 bis 12 Stunden pro Woche',
    contacted: false,
  },
  {
    title: 'Mitarbeit am Empfang im Seniorenzentrum',
    employer: 'Caritas-Altenzentrum St. Maternus',
    place: '50968 Köln · 5 km',
    hours: 'mindestens 10 Stunden pro Woche',
    contacted: true,
  },
] as const;

/** The pool of the prototype, made of the components. */
export function JobPool() {
  const [what, setWhat] = useState('Alltagshilfe und Begleitung');
  const [where, setWhere] = useState('50667 Köln, Umkreis 10 km');
  const [view, setView] = useState('list');
  return (
    <Stack as="section" gap={3} aria-label="Wie im Prototyp">
      <Card>
        <Inline align="end" gap={4} stackOnPhone>
          <Field label="Was?" grow>
            <ReadOnlyPickerInput
              icon={<Search {...icon()} />}
              value={what}
              placeholder="Alle Positionen"
              onOpen={() => setWhat('Alltagshilfe und Begleitung')}
              onClear={() => setWhat('')}
              clearLabel="Beruf löschen"
            />
          </Field>
          <Field label="Wo?" grow>
            <ReadOnlyPickerInput
              icon={<MapPin {...icon()} />}
              value={where}
              placeholder="Alle Standorte"
              onOpen={() => setWhere('50667 Köln, Umkreis 10 km')}
              onClear={() => setWhere('')}
              clearLabel="Ort löschen"
            />
          </Field>
          <Button variant="primary" icon={<BellPlus {...icon()} />}>
            Suche speichern
          </Button>
        </Inline>
      </Card>
      <Inline justify="between">
        <Text tone="quiet">1 bis 20 von 143 Stellen</Text>
        <SegmentedControl
          label="Ansicht"
          value={view}
          onChange={setView}
          segments={[
            { value: 'list', label: 'Liste', icon: <List {...icon()} /> },
            { value: 'map', label: 'Karte', icon: <MapIcon {...icon()} /> },
          ]}
        />
      </Inline>
      <Stack as="ol">
        {jobs.map((job) => (
          <Card key={job.title} as="li">
            <Inline justify="between" align="stretch" gap={4} stackOnPhone nowrap>
              <Stack gap={2}>
                <Heading level={2} size="h4">
                  <Link href="#top" variant="title">
                    {job.title}
                  </Link>
                </Heading>
                <Text>{job.employer}</Text>
                <Facts>
                  <Fact icon={<MapPin {...icon('sm')} />}>{job.place}</Fact>
                  <Fact icon={<Clock {...icon('sm')} />}>{job.hours}</Fact>
                </Facts>
                <Fact tone="success" icon={<BadgeCheck {...icon('sm')} />}>
                  Passt zu Ihrem Profil: Alltagshilfe
                </Fact>
              </Stack>
              <Stack align="end" justify="between">
                {job.contacted ? (
                  <Marker>Kontaktiert</Marker>
                ) : (
                  <IconTextButton icon={<Bookmark {...icon()} />} pressed={false}>
                    Merken
                  </IconTextButton>
                )}
                <LinkButton href="#top">Ansehen</LinkButton>
              </Stack>
            </Inline>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
