import type { CvSection, CvStation } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Checkbox, icon, Stack, Text } from '@silverjobs/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { findGaps, isEarly, YEARS_IN_FULL } from './careers.ts';
import { moved, replaced, restored } from './cv-changes.ts';
import { stationTitle } from './cv-document.ts';
import { emptyStation } from './cv-from-profile.ts';
import { RemovedNote } from './RemovedNote.tsx';
import { StationItem } from './StationItem.tsx';
import { useFocusNext } from './use-focus-next.ts';

type Stations = Extract<CvSection, { kind: 'stations' }>;

export interface StationListProps {
  readonly section: Stations;
  readonly year: number;
  readonly freeId: number;
  readonly onChange: (section: Stations) => void;
}

/** The stations of a section, the newest first, with hints for long careers. */
export function StationList({ section, year, freeId, onChange }: StationListProps): ReactNode {
  const { announce } = useShell();
  const focusNext = useFocusNext();
  const [opened, setOpened] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ station: CvStation; at: number } | null>(null);
  const { stations, summarise } = section;
  const setStations = (next: CvStation[]) => onChange({ ...section, stations: next });
  const nameOf = (station: CvStation) => stationTitle(station) || 'Neue Station';

  function add() {
    setStations([emptyStation(freeId), ...stations]);
    setOpened(freeId);
    focusNext(`cv-${freeId}-title`);
  }

  function move(station: CvStation, step: -1 | 1) {
    const next = moved(stations, station.id, step);
    setStations(next);
    focusNext(`cv-${station.id}-${step < 0 ? 'up' : 'down'}`, `cv-${station.id}-remove`);
    const place = next.findIndex(({ id }) => id === station.id) + 1;
    announce(`${nameOf(station)}: jetzt an ${place}. Stelle von ${next.length}.`);
  }

  function remove(station: CvStation, at: number) {
    setStations(stations.filter(({ id }) => id !== station.id));
    setRemoved({ station, at });
    focusNext(`cv-undo-${section.id}`);
  }

  function undo() {
    if (!removed) return;
    setStations(restored(stations, removed.station, removed.at));
    focusNext(`cv-${removed.station.id}-open`);
    setRemoved(null);
  }

  return (
    <Stack gap={4}>
      {stations.length === 0 && !removed && (
        <Text tone="quiet">Hier steht noch nichts. Beginnen Sie mit der letzten Station.</Text>
      )}
      {stations.length < MAX_STATIONS && (
        <div>
          <Button icon={<Plus {...icon()} />} onClick={add}>
            Station hinzufügen
          </Button>
        </div>
      )}
      {removed && (
        <RemovedNote
          id={`cv-undo-${section.id}`}
          what={`Die Station „${nameOf(removed.station)}“`}
          onUndo={undo}
        />
      )}
      {stations.length > 0 && (
        <Stack as="ol" gap={3} className="cv-stations">
          {stations.map((station, at) => (
            <StationItem
              key={station.id}
              station={station}
              name={nameOf(station)}
              isOpen={opened === station.id}
              onToggle={() => setOpened(opened === station.id ? null : station.id)}
              isFirst={at === 0}
              isLast={at === stations.length - 1}
              onChange={(next) => setStations(replaced(stations, next))}
              onMove={(step) => move(station, step)}
              onRemove={() => remove(station, at)}
            />
          ))}
        </Stack>
      )}
      <Gaps stations={stations} year={year} />
      {stations.some((station) => isEarly(station, year)) && (
        <Checkbox
          checked={summarise}
          onChange={({ target }) => onChange({ ...section, summarise: target.checked })}
          hint={`Ausführlich stehen dann nur die letzten ${YEARS_IN_FULL} Jahre da, alles davor in je einer Zeile. Das genügt bei einem langen Berufsweg.`}
        >
          Frühere Stationen zusammenfassen
        </Checkbox>
      )}
    </Stack>
  );
}

const MAX_STATIONS = 40;

/** Tells of times without a station, without blame. */
function Gaps({ stations, year }: { stations: readonly CvStation[]; year: number }) {
  const gaps = findGaps(stations, year);
  if (gaps.length === 0) return null;
  const years = gaps.map(({ from, to }) => `${from} und ${to}`).join(', zwischen ');
  return (
    <Alert title={`Zwischen ${years} steht nichts.`}>
      Das darf so bleiben. Wenn Sie mögen, genügt eine kurze Zeile, zum Beispiel „Pflege eines
      Angehörigen“, „Familienzeit“ oder „Weiterbildung“.
    </Alert>
  );
}
