import { useApi } from '@silverjobs/api';
import { alertConfigQuery } from '@silverjobs/api/alert-config';
import { ALERT_OPTIONS } from '@silverjobs/contract/constants';
import { Button, Card, RadioGroup, Stack } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

interface AlertCardProps {
  alertId: number;
  saving: boolean;
  onSave: (alertId: number) => void;
}

/** 'Einstellungen': how often this search writes (EDIT-01). */
export function AlertCard({ alertId, saving, onSave }: AlertCardProps) {
  // What cannot be loaded is only logged; the fixed options stand in (layout-17, jobs-25).
  const { data } = useQuery(alertConfigQuery(useApi()));
  const [chosen, setChosen] = useState<string | null>(null);
  const options = (data ?? ALERT_OPTIONS).map(({ id, label }) => ({ value: String(id), label }));

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(Number(chosen ?? alertId));
  }

  return (
    <Card as="section" title="Einstellungen">
      <form onSubmit={submit}>
        <Stack gap={4}>
          <RadioGroup
            label="Kandidatenvorschläge"
            hint="Wie oft sollen wir Ihnen passende Stellen per E-Mail schicken?"
            options={options}
            value={chosen ?? String(alertId)}
            onChange={setChosen}
          />
          <div>
            <Button type="submit" loading={saving} loadingText="Wird gespeichert …">
              Einstellung speichern
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
