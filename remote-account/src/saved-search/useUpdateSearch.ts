import { apiErrorMessage, useApi } from '@silverjobs/api';
import { updateSearchMutation } from '@silverjobs/api/job-search';
import type { JobSearchDetail } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** How a part of a search is saved, for its form. */
export type SavingSearch = ReturnType<typeof useUpdateSearch>['saving'];

/** Saving a part of a search, with what the user is told (jobs-33). */
export function useUpdateSearch({ id, version }: JobSearchDetail) {
  const { notify } = useShell();
  const mutation = updateSearchMutation(useApi(), useQueryClient(), id);
  const [outcome, setOutcome] = useState<{ failure: string | null } | null>(null);
  const saving = {
    mutation,
    version,
    onSent: () => {
      notify({ tone: 'success', title: SAVED });
      setOutcome({ failure: null });
    },
    onFailed: (error: Error) => {
      notify({ tone: 'error', title: NOT_SAVED, message: failureText(error) });
      setOutcome({ failure: failureText(error) });
    },
  };
  return {
    saving,
    saved: outcome?.failure === null,
    failure: outcome?.failure ?? null,
  };
}

/** What the fixed text of a failure means (words-4). */
export const NOT_SAVED = 'Ihre Suche wurde nicht gespeichert';
export const SAVED = 'Eingabe erfolgreich gespeichert';

function failureText(error: unknown): string {
  const reason = apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.');
  return `Die Stellenausschreibung konnte nicht aktualisiert werden: ${reason}`;
}
