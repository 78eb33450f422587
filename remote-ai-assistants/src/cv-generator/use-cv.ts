import { apiErrorBody, useApi } from '@silverjobs/api';
import { cvQuery, saveCv } from '@silverjobs/api/cv';
import type { Cv, CvDraft } from '@silverjobs/contract';
import { useSessionRenewed, useShell, useUnsavedWork } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type CvKeeper, type CvState, createCvKeeper } from './cv-keeper.ts';

/** The CV of the opened page, kept saved. */
export function useCv(stored: Cv, built: CvDraft): { keeper: CvKeeper; state: CvState } {
  const api = useApi();
  const queries = useQueryClient();
  const { storage } = useShell();
  const [keeper] = useState(() =>
    createCvKeeper({
      stored,
      built,
      storage,
      save: (input) => saveCv(api, input),
      load: () => queries.fetchQuery(cvQuery(api)),
      isConflict: (error) => apiErrorBody(error)?.code === 'conflict',
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  useUnsavedWork('Lebenslauf', !['new', 'saved'].includes(state.saving));
  useSessionRenewed(keeper.renew);

  useEffect(() => {
    keeper.start();
    const flush = () => void keeper.flush();
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [keeper]);

  return { keeper, state };
}
