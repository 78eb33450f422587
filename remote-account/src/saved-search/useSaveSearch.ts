import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { changeSearchMutation } from '@silverjobs/api/job-search';
import type { JobSearchPatch } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';

/** Saving a part of a search, with what the user is told (EDIT-04). */
export function useSaveSearch(id: number) {
  const { notify } = useShell();
  const changing = useRenewableMutation(changeSearchMutation(useApi(), useQueryClient()));

  function save(patch: JobSearchPatch, onSaved?: () => void) {
    if (changing.isPending) return;
    changing.mutate(
      { id, patch },
      {
        onSuccess: () => {
          notify({ tone: 'success', title: SAVED });
          onSaved?.();
        },
        onError: (error) => notify({ tone: 'error', title: failureText(error) }),
      },
    );
  }

  return {
    save,
    saving: changing.isPending,
    saved: changing.isSuccess,
    failure: changing.isError ? failureText(changing.error) : null,
  };
}

export const SAVED = 'Eingabe erfolgreich gespeichert';

function failureText(error: unknown): string {
  const reason = apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.');
  return `Die Stellenausschreibung konnte nicht aktualisiert werden: ${reason}`;
}
