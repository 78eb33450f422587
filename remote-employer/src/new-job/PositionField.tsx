import { useApi } from '@silverjobs/api';
import { candidateCountQuery } from '@silverjobs/api/employer-search';
import { useLazyComponent } from '@silverjobs/shell';
import { Field, icon, ReadOnlyPickerInput, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { type ReactNode, useState } from 'react';

const importPicker = async () =>
  (await import('@silverjobs/widgets/position-picker')).PositionPicker;

/** Where an advertisement says what is no occupation (jobs-81). */
const ELSEWHERE = {
  jobType: 'Das wählen Sie unter „Umfang und Ort“.',
  workLoad: 'Das wählen Sie unter „Umfang und Ort“.',
  homeoffice: 'Das wählen Sie unter „Umfang und Ort“.',
  place: 'Den Ort geben Sie unter „Umfang und Ort“ an.',
};

/** Private households are not asked for homeoffice (jobs-41). */
const ELSEWHERE_PRIVATE = {
  ...ELSEWHERE,
  homeoffice: 'Bei privaten Haushalten geht es um Arbeit vor Ort. Bitte wählen Sie die Tätigkeit.',
};

interface PositionFieldProps {
  id: string;
  positionId: number | null;
  label: string;
  onChange: (position: { id: number; label: string } | null) => void;
  error: string | undefined;
  isPrivate: boolean;
}

/** The activity that a job is found by, and how many people are looking for it. */
export function PositionField({
  id,
  positionId,
  label,
  onChange,
  error,
  isPrivate,
}: PositionFieldProps): ReactNode {
  const picker = useLazyComponent(importPicker);
  const [open, setOpen] = useState(false);
  const { data: count } = useQuery(candidateCountQuery(useApi(), positionId));

  function openPicker() {
    setOpen(true);
    void picker.load();
  }

  return (
    <Stack gap={2}>
      <Field
        id={id}
        label="Gesuchte Tätigkeit"
        hint="Danach wird Ihre Anzeige gefunden."
        required
        error={error}
      >
        <ReadOnlyPickerInput
          value={label}
          placeholder="Bitte wählen"
          icon={<BriefcaseBusiness {...icon('md')} />}
          open={open}
          onOpen={openPicker}
          onClear={() => onChange(null)}
          clearLabel="Tätigkeit entfernen"
        />
      </Field>
      <Text role="status" tone="quiet">
        {positionId !== null && count !== undefined && countText(count)}
      </Text>
      {open && picker.Component && (
        <picker.Component
          title="Welche Tätigkeit suchen Sie?"
          noFilterText="Noch keine Tätigkeit gewählt"
          elsewhere={isPrivate ? ELSEWHERE_PRIVATE : ELSEWHERE}
          value={positionId === null ? null : { id: positionId, label }}
          onSave={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Zurzeit sucht niemand ausdrücklich diese Tätigkeit.';
  return count === 1
    ? 'Zurzeit sucht 1 Person diese Tätigkeit.'
    : `Zurzeit suchen ${count} Personen diese Tätigkeit.`;
}
