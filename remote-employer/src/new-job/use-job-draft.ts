import { apiErrorBody, useApi, useRenewableMutation } from '@silverjobs/api';
import { deleteJobDraftMutation, jobDraftQuery, saveJobDraft } from '@silverjobs/api/job-draft';
import type { EditedJob, JobDraft, JobDraftContent } from '@silverjobs/contract';
import { useShell, useUser } from '@silverjobs/shell';
import { createAutosave, useAutosaved } from '@silverjobs/widgets/autosave';
import type { TypedStore } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createUnsavedDrafts } from '../drafts/unsaved-drafts.ts';
import { contentOf, tidyContent, typedOf } from './draft-content.ts';
import { formOfJob } from './form-of-job.ts';
import type { JobForm } from './job-form.ts';

/** What the page works on. */
export interface JobDraftParts {
  mode: 'new' | 'edit' | 'copy';
  /** The job that is changed or copied. */
  job: EditedJob | null;
  /** Name of the draft; a new job is posted under it once. */
  draftKey: string;
  /** What is stored of it. */
  stored: JobDraft;
}

/** A draft that is not stored. */
export const NO_DRAFT: JobDraft = {
  version: 0,
  draft: null,
  previous: null,
  updated_at: null,
  saved_by: null,
};

const tidy = (draft: JobDraft): JobDraft => ({
  ...draft,
  draft: draft.draft && tidyContent(draft.draft),
});

/** A copy runs and begins at a time of its own. */
const builtOf = ({ mode, job }: JobDraftParts): JobDraftContent =>
  contentOf(mode === 'copy' && job ? { ...formOfJob(job), endsOn: '', startsOn: '' } : {});

/** What is typed about a job, kept as a draft of the employer (employers-88). */
export function useJobDraft(parts: JobDraftParts) {
  const { draftKey } = parts;
  const api = useApi();
  const queries = useQueryClient();
  const { storage } = useShell();
  const userId = useUser()?.id ?? 0;
  const deleting = useRenewableMutation(deleteJobDraftMutation(api, queries));
  const [autosave] = useState(() =>
    createAutosave<JobDraftContent>({
      ...createUnsavedDrafts(storage, userId).placeOf(draftKey),
      stored: tidy(parts.stored),
      built: builtOf(parts),
      save: async (input) => tidy(await saveJobDraft(api, queries, draftKey, input)),
      load: async () => tidy(await queries.fetchQuery(jobDraftQuery(api, draftKey))),
      isConflict: (error) => apiErrorBody(error)?.code === 'conflict',
    }),
  );
  const state = useAutosaved(autosave, 'Anzeige');
  const [query, setQuery] = useSearchParams();
  const isBegun = state.saving !== 'new' && parts.mode !== 'edit' && !query.has('entwurf');
  useEffect(() => {
    // A reload goes on with this draft.
    if (!isBegun) return;
    const begun = (query: URLSearchParams) =>
      new URLSearchParams([...query, ['entwurf', draftKey]]);
    setQuery(begun, { replace: true });
  }, [isBegun, setQuery, draftKey]);
  const value = useMemo(() => typedOf(state.draft), [state.draft]);
  const typed: TypedStore<JobForm> = {
    value,
    change: (next) => autosave.change(contentOf(next)),
    forget: () => {
      autosave.forget();
      // Where this is not heard, the draft stands in the list until somebody deletes it.
      deleting.mutate(draftKey);
    },
  };
  return { autosave, state, typed };
}
