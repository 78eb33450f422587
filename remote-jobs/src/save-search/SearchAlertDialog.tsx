import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { alertConfigQuery } from '@silverjobs/api/alert-config';
import { updateAlertMutation } from '@silverjobs/api/job-search';
import type { JobSearch } from '@silverjobs/contract';
import { ALERT_OPTIONS } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Alert, Link, RadioGroup, Text } from '@silverjobs/ui';
import { FormDialog } from '@silverjobs/ui/overlays';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

export interface SearchAlertDialogProps {
  /** The search that has just been saved. */
  search: JobSearch;
  onClose: () => void;
  /** The choice is stored. */
  onChanged: (search: JobSearch) => void;
}

/** 'Ihre Jobsuche wurde gespeichert': how often it writes (SAVE-05 to SAVE-07). */
export function SearchAlertDialog({
  search,
  onClose,
  onChanged,
}: SearchAlertDialogProps): ReactNode {
  const { notify } = useShell();
  const api = useApi();
  // What cannot be loaded is only logged (layout-17); the known options stand in (jobs-25).
  const { data: options = ALERT_OPTIONS } = useQuery(alertConfigQuery(api));
  const changing = useRenewableMutation(updateAlertMutation(api, useQueryClient()));
  const [chosen, setChosen] = useState(search.alert_config_id);

  function submit() {
    const option = options.find(({ id }) => id === chosen);
    if (!option || search.search_what_id === null) return onClose();
    changing.mutate(
      { id: search.id, alert_label: option.label, alert_config_id: option.id },
      {
        onSuccess: (changed) => {
          notify({ tone: 'success', title: 'Eingabe erfolgreich gespeichert' });
          onChanged(changed);
        },
      },
    );
  }

  return (
    <FormDialog
      title="Ihre Jobsuche wurde gespeichert"
      submitting={changing.isPending}
      onSubmit={submit}
      onCloseRequest={onClose}
    >
      <RadioGroup
        label="Wie oft sollen wir Ihnen neue passende Stellen per E-Mail schicken?"
        options={options.map(({ id, label }) => ({ value: String(id), label }))}
        value={String(chosen)}
        onChange={(id) => setChosen(Number(id))}
      />
      <Text>
        Ihre gespeicherten Suchen finden Sie jederzeit unter{' '}
        <Link asChild>
          <RouterLink to={paths.searches}>Mein Konto &gt; Jobsuchen</RouterLink>
        </Link>
        .
      </Text>
      {changing.isError && (
        <Alert tone="error">
          Da ist etwas schiefgelaufen:{' '}
          {apiErrorMessage(changing.error, 'Bitte versuchen Sie es erneut.')}
        </Alert>
      )}
    </FormDialog>
  );
}
