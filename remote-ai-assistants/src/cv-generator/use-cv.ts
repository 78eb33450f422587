import { apiErrorBody, useApi } from '@silverjobs/api';
import { cvQuery, saveCv } from '@silverjobs/api/cv';
import type { Cv, CvDraft } from '@silverjobs/contract';
import { useSessionRenewed, useShell, useUnsavedWork, useUser } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type CvAutosave, createCvAutosave } from './cv-autosave.ts';
import type { CvState } from './cv-state.ts';

/** The CV of the opened page, kept saved. */
export function useCv(stored: Cv, built: CvDraft): { autosave: CvAutosave; state: CvState } {
  const api = useApi();
  const queries = useQueryClient();
  const { storage } = useShell();
  const userId = useUser()?.id ?? 0;
  const [autosave] = useState(() =>
    createCvAutosave({
      stored,
      built,
      storage,
      userId,
      save: (input) => saveCv(api, input),
      load: () => queries.fetchQuery(cvQuery(api)),
      isConflict: (error) => apiErrorBody(error)?.code === 'conflict',
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);
  useUnsavedWork('Lebenslauf', !['new', 'saved'].includes(state.saving));
  useSessionRenewed(autosave.renew);

  useEffect(() => {
    autosave.start();
    const flush = () => void autosave.flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [autosave]);

  return { autosave, state };
}
