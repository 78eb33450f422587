import { apiErrorMessage, useApi } from '@silverjobs/api';
import { alertConfigQuery } from '@silverjobs/api/alert-config';
import { updateAlertMutation } from '@silverjobs/api/job-search';
import type { JobSearch } from '@silverjobs/contract';
import { alertChoices } from '@silverjobs/contract/alert-choices';
import { ALERT_OPTIONS } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { GivenText, Link, RadioGroup, Text } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface SearchAlertDialogProps {
  /** The search that has just been saved. */
  search: JobSearch;
  onClose: () => void;
  /** The choice is stored. */
  onChanged: (search: JobSearch) => void;
}

/** 'Ihre Jobsuche wurde gespeichert': how often it writes (jobs-25 to jobs-27). */
export function SearchAlertDialog({
  search,
  onClose,
  onChanged,
}: SearchAlertDialogProps): ReactNode {
  const { notify } = useShell();
  const api = useApi();
  // What cannot be loaded is only logged (layout-17); the known options stand in (jobs-25).
  const { data: options = ALERT_OPTIONS } = useQuery(alertConfigQuery(api));
  const form = useForm({
    initial: { alert: String(search.alert_config_id) },
    mutation: updateAlertMutation(api, useQueryClient()),
    toBody: ({ alert }) => ({
      id: search.id,
      alert_label: labelOf(alert) ?? '',
      alert_config_id: Number(alert),
    }),
    onSent: (changed) => {
      notify({ tone: 'success', title: 'Eingabe erfolgreich gespeichert' });
      onChanged(changed);
    },
  });
  const { alert } = form.values;

  function labelOf(id: string) {
    return options.find((option) => String(option.id) === id)?.label;
  }

  function submit() {
    if (labelOf(alert) === undefined || search.search_what_id === null) onClose();
    else form.submit();
  }

  return (
    <DialogForm
      form={{ ...form, submit }}
      title="Ihre Jobsuche wurde gespeichert"
      onCloseRequest={onClose}
    >
      <RadioGroup
        label="Wie oft sollen wir Ihnen neue passende Stellen per E-Mail schicken?"
        options={alertChoices(options, search.alert_config_id).map(({ value, ...words }) => ({
          value,
          label: <GivenText lang="de" {...words} />,
        }))}
        value={alert}
        onChange={(id) => form.set({ alert: id })}
      />
      <Text>
        Ihre gespeicherten Suchen finden Sie jederzeit unter{' '}
        <Link asChild>
          <RouterLink to={paths.searches}>
            <GivenText lang="de" inline plain="„Meine Suchen“" given="Mein Konto > Jobsuchen" />
          </RouterLink>
        </Link>
        .
      </Text>
      <FormFailure form={form}>
        Da ist etwas schiefgelaufen:{' '}
        {apiErrorMessage(form.failure, 'Bitte versuchen Sie es erneut.')}
      </FormFailure>
    </DialogForm>
  );
}
