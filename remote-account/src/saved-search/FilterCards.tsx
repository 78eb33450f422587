import type { JobSearchDetail, JobSearchPatch } from '@silverjobs/contract';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Card, Field, icon, ReadOnlyPickerInput, Stack } from '@silverjobs/ui';
import { LocationMap } from '@silverjobs/widgets/location-map';
import { MapPin, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { locationPatch, mapPlace, positionPatch } from './search-patch.ts';

const importPositions = async () =>
  (await import('@silverjobs/widgets/position-picker')).PositionPicker;
const importLocations = async () =>
  (await import('@silverjobs/widgets/location-picker')).LocationPicker;

interface FilterCardsProps {
  search: JobSearchDetail;
  onSave: (patch: JobSearchPatch) => void;
}

/** 'Gesuchte Tätigkeit' and 'Suchort', each with its picker (EDIT-01). */
export function FilterCards({ search, onSave }: FilterCardsProps) {
  const { notify } = useShell();
  const [open, setOpen] = useState<'what' | 'where' | null>(null);
  const positions = useLazyComponent(importPositions);
  const locations = useLazyComponent(importLocations);
  const whatInput = useRef<HTMLInputElement>(null);
  const whereInput = useRef<HTMLInputElement>(null);
  const { search_what_id, search_what_label, search_location_id, search_location_label } = search;

  function close() {
    (open === 'what' ? whatInput : whereInput).current?.focus();
    setOpen(null);
  }

  return (
    <>
      <Card as="section" title="Gesuchte Tätigkeit">
        <Field label="Was?">
          <ReadOnlyPickerInput
            ref={whatInput}
            icon={<Search {...icon()} />}
            placeholder="Beruf wählen"
            value={search_what_label ?? ''}
            open={open === 'what'}
            clearLabel="Beruf oder Tätigkeit löschen"
            onOpen={() => {
              setOpen('what');
              void positions.load();
            }}
          />
        </Field>
      </Card>
      <Card as="section" title="Suchort">
        <Stack gap={3}>
          <Field label="Wo?">
            <ReadOnlyPickerInput
              ref={whereInput}
              icon={<MapPin {...icon()} />}
              placeholder="Ort wählen"
              value={search_location_label ?? ''}
              open={open === 'where'}
              clearLabel="Ort oder Region löschen"
              onClear={() => onSave(locationPatch(null))}
              onOpen={() => {
                setOpen('where');
                void locations.load();
              }}
            />
          </Field>
          <LocationMap place={mapPlace(search)} />
        </Stack>
      </Card>
      {open === 'what' && positions.Component && (
        <positions.Component
          value={
            search_what_id === null ? null : { id: search_what_id, label: search_what_label ?? '' }
          }
          onClose={close}
          onSave={(choice) => {
            close();
            if (choice) return onSave(positionPatch(choice));
            notify({
              tone: 'warning',
              title: 'Bitte wählen Sie zuerst aus, was Sie suchen (Beruf/Tätigkeit).',
            });
          }}
        />
      )}
      {open === 'where' && locations.Component && (
        <locations.Component
          value={
            search_location_id === null
              ? null
              : { id: search_location_id, label: search_location_label ?? '' }
          }
          onClose={close}
          onSave={(choice) => {
            close();
            onSave(locationPatch(choice));
          }}
        />
      )}
    </>
  );
}
