import { useApi } from '@silverjobs/api';
import { alertConfigQuery } from '@silverjobs/api/alert-config';
import { alertChoices } from '@silverjobs/contract/alert-choices';
import { ALERT_OPTIONS } from '@silverjobs/contract/constants';
import { Card, GivenText, RadioGroup } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { useQuery } from '@tanstack/react-query';
import type { SavingSearch } from './useUpdateSearch.ts';

interface AlertCardProps {
  alertId: number;
  saving: SavingSearch;
}

/** 'Einstellungen': how often this search writes (jobs-31). */
export function AlertCard({ alertId, saving }: AlertCardProps) {
  // What cannot be loaded is only logged; the fixed options stand in (layout-17, jobs-25).
  const { data } = useQuery(alertConfigQuery(useApi()));
  const form = useForm({
    ...saving,
    initial: { alert: String(alertId) },
    readCurrent: (current) => ({ alert: String(current.alert_config_id) }),
    names: { alert: 'Kandidatenvorschläge' },
    toBody: ({ alert }, version) => ({ alert_config_id: Number(alert), version }),
  });
  const options = alertChoices(data ?? ALERT_OPTIONS, alertId).map(({ value, ...words }) => ({
    value,
    label: <GivenText lang="de" {...words} />,
  }));

  return (
    <Card as="section" title="Einstellungen">
      <Form form={form} gap={4}>
        <RadioGroup
          id={form.idOf('alert')}
          label={
            <GivenText
              lang="de"
              plain="Wie oft sollen wir Ihnen passende Stellen per E-Mail schicken?"
              given="Kandidatenvorschläge"
            />
          }
          options={options}
          value={form.values.alert}
          onChange={(alert) => form.set({ alert })}
        />
        <div>
          <SubmitButton form={form} loadingText="Wird gespeichert …">
            Einstellung speichern
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
