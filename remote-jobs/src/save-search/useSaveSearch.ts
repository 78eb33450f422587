import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { saveSearchMutation } from '@silverjobs/api/job-search';
import type { JobSearch } from '@silverjobs/contract';
import { type NoticeTone, useShell, useUser } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SearchFilter, sameSearch } from '../filter/search-filter.ts';
import { saveSearchInput, USER_INCOMPLETE } from './save-search-rules.ts';

/** Saving the search of a filter, and what came of it. */
export interface SearchSaving {
  save: () => void;
  saving: boolean;
  /** The search as it is saved; null until then, and after the filter has changed. */
  saved: JobSearch | null;
  /** Why it was not saved. */
  failure: string | null;
  /** Whether the dialog asks how often the saved search writes. */
  asking: boolean;
  ask: (asking: boolean) => void;
  /** Takes over how often the saved search writes. */
  changeAlert: (search: JobSearch) => void;
}

interface Outcome {
  filter: SearchFilter;
  saved: JobSearch | null;
  failure: string | null;
}

/**
 * Saves the search of a filter (jobs-22 to jobs-25, jobs-27). What came of it holds until the
 * filter changes (jobs-28).
 */
export function useSaveSearch(filter: SearchFilter): SearchSaving {
  const { notify } = useShell();
  const user = useUser();
  const saving = useRenewableMutation(saveSearchMutation(useApi(), useQueryClient()));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [asking, ask] = useState(false);
  const current = outcome && sameSearch(outcome.filter, filter) ? outcome : null;

  function tell(tone: NoticeTone, title: string, saved: JobSearch | null = null) {
    notify({ tone, title });
    setOutcome({ filter, saved, failure: tone === 'error' ? title : null });
  }

  function save() {
    const input = saveSearchInput(filter, user);
    if (!input) return tell('error', USER_INCOMPLETE);
    saving.mutate(input, {
      onSuccess: (search) => {
        tell('success', 'Suche gespeichert. Richten Sie nun Benachrichtigungen ein.', search);
        ask(true);
      },
      onError: (error) => {
        const reason = apiErrorMessage(error, 'Bitte versuchen Sie es erneut.');
        tell('error', `Speichern fehlgeschlagen: ${reason}`);
      },
    });
  }

  return {
    save,
    saving: saving.isPending,
    saved: current?.saved ?? null,
    failure: current?.failure ?? null,
    asking,
    ask,
    changeAlert: (search) => setOutcome({ filter, saved: search, failure: null }),
  };
}
