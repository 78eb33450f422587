import type { CvStation } from '@silverjobs/contract';
import {
  Field,
  Grid,
  IconTextButton,
  Inline,
  icon,
  Stack,
  Text,
  TextArea,
  TextInput,
  VisuallyHidden,
} from '@silverjobs/ui';
import { ChevronUp, Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { period } from './careers.ts';
import { ItemControls } from './ItemControls.tsx';

export interface StationItemProps {
  readonly station: CvStation;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (station: CvStation) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

const TASKS_LIMIT = 2_000;

/** A station as a line; opened, with its fields. */
export function StationItem(props: StationItemProps): ReactNode {
  const { station, name, isOpen, onToggle, isFirst, isLast, onChange, onMove, onRemove } = props;
  const fields = useId();
  const place = station.title.trim() === '' ? '' : station.place.trim();
  return (
    <li className="cv-station">
      <Stack gap={3}>
        <div>
          <Text bold>{name}</Text>
          {place !== '' && <Text>{place}</Text>}
          <Text tone="quiet">{period(station) || 'Zeitraum fehlt noch'}</Text>
        </div>
        <div id={fields} hidden={!isOpen}>
          {isOpen && <StationFields station={station} onChange={onChange} />}
        </div>
        <Inline gap={2} className="cv-controls">
          <IconTextButton
            id={`cv-${station.id}-open`}
            icon={isOpen ? <ChevronUp {...icon()} /> : <Pencil {...icon()} />}
            aria-expanded={isOpen}
            aria-controls={fields}
            onClick={onToggle}
          >
            {isOpen ? 'Schließen' : 'Bearbeiten'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </IconTextButton>
          <ItemControls
            id={station.id}
            name={name}
            isFirst={isFirst}
            isLast={isLast}
            onMove={onMove}
            onRemove={onRemove}
          />
        </Inline>
      </Stack>
    </li>
  );
}

function StationFields({ station, onChange }: Pick<StationItemProps, 'station' | 'onChange'>) {
  return (
    <Stack gap={4}>
      <Grid columns={2} gap={4}>
        <Field label="Von" hint="z. B. 03/1998">
          <TextInput
            value={station.from}
            maxLength={30}
            onChange={({ target }) => onChange({ ...station, from: target.value })}
          />
        </Field>
        <Field label="Bis" hint="oder „heute“">
          <TextInput
            value={station.to}
            maxLength={30}
            onChange={({ target }) => onChange({ ...station, to: target.value })}
          />
        </Field>
      </Grid>
      <Field id={`cv-${station.id}-title`} label="Tätigkeit oder Abschluss">
        <TextInput
          value={station.title}
          maxLength={200}
          onChange={({ target }) => onChange({ ...station, title: target.value })}
        />
      </Field>
      <Field label="Arbeitgeber oder Schule">
        <TextInput
          value={station.place}
          maxLength={200}
          onChange={({ target }) => onChange({ ...station, place: target.value })}
        />
      </Field>
      <Field label="Aufgaben" hint="Jede Zeile wird ein Punkt. Drei bis fünf genügen." optional>
        <TextArea
          value={station.tasks}
          limit={TASKS_LIMIT}
          onChange={({ target }) =>
            onChange({ ...station, tasks: target.value.slice(0, TASKS_LIMIT) })
          }
        />
      </Field>
    </Stack>
  );
}
