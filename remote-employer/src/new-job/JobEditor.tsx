import { apiErrorMessage } from '@silverjobs/api';
import type { EditedJob, OwnClient } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import { useDraft, useShell, useUnsavedWork } from '@silverjobs/shell';
import { Alert, Button, ErrorSummary, Stack } from '@silverjobs/ui';
import { type FormEvent, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlace } from '../own-job/usePlace.ts';
import { JobFields } from './JobFields.tsx';
import { JobPreview } from './JobPreview.tsx';
import {
  EMPTY_JOB,
  formOfJob,
  isStarted,
  type JobField,
  type JobForm,
  jobProblems,
  parseJobForm,
} from './job-form.ts';
import { PublishBox } from './PublishBox.tsx';
import { previewJob } from './preview-job.ts';
import { useJobChoices } from './useJobChoices.ts';
import { useSendJob } from './useSendJob.ts';

interface JobEditorProps {
  mode: 'new' | 'edit' | 'copy';
  client: OwnClient;
  job: EditedJob | null;
}

/** The form of a job with its preview. What is typed stays until it is posted (EMP-02). */
export function JobEditor({ mode, client, job }: JobEditorProps): ReactNode {
  const { isPrivate } = client;
  const editedId = mode === 'edit' && job ? job.id : null;
  const initial = useMemo(() => (job ? formOfJob(job) : EMPTY_JOB), [job]);
  const draft = useDraft(
    mode === 'new' ? 'new-job' : `${mode}-job-${job?.id}`,
    parseJobForm,
    initial,
  );
  const form = draft.value;
  const shown = useDeferredValue(form);
  const choices = useJobChoices();
  const { place, known, hint } = usePlace(form.postalCode);
  const sending = useSendJob(editedId, isPrivate);
  const [tried, setTried] = useState(0);
  const ids = useId();
  const { notify } = useShell();
  const navigate = useNavigate();
  const problems = tried > 0 ? jobProblems(form, isPrivate, known) : [];
  const changed = form !== initial && isStarted(form);
  const idOf = (field: JobField) => `${ids}-${field}`;
  useUnsavedWork('Anzeige', changed);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(tried + 1);
    if (sending.isPending || jobProblems(form, isPrivate, known).length > 0) return;
    const clientKey = form.clientKey || crypto.randomUUID();
    // Kept before it is sent: after a lost answer the same key goes out again.
    if (editedId === null) draft.change({ ...form, clientKey });
    sending.send(form, clientKey, (saved) => {
      draft.forget();
      const title = editedId === null ? 'Ihre Anzeige ist online' : 'Änderungen gespeichert';
      notify({ tone: 'success', title });
      navigate(paths.jobs, { state: { [editedId === null ? 'posted' : 'changed']: saved.id } });
    });
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      <Stack gap={6}>
        {problems.length > 0 && (
          <ErrorSummary
            key={tried}
            problems={problems.map(({ field, text }) => ({ fieldId: idOf(field), message: text }))}
          />
        )}
        {mode !== 'new' && changed && <KeptDraft onForget={draft.forget} />}
        <JobFields
          form={form}
          onChange={(part: Partial<JobForm>) => draft.change({ ...form, ...part })}
          isPrivate={isPrivate}
          choices={choices}
          placeHint={hint}
          idOf={idOf}
          errorOf={(field) => problems.find((one) => one.field === field)?.text}
        />
        <JobPreview job={previewJob(shown, client._shown, place, choices.labelOf)} />
        {sending.error && (
          <Alert tone="error" title="Die Anzeige wurde nicht gespeichert">
            {apiErrorMessage(
              sending.error,
              'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihr Text bleibt hier stehen.',
            )}
          </Alert>
        )}
        <PublishBox
          priced={editedId === null && !isPrivate}
          label={editedId === null ? undefined : 'Änderungen speichern'}
          sending={sending.isPending}
        />
      </Stack>
    </form>
  );
}

function KeptDraft({ onForget }: { onForget: () => void }) {
  return (
    <Alert action={<Button onClick={onForget}>Änderungen verwerfen</Button>}>
      Ihre Änderungen sind auf diesem Gerät gesichert, aber noch nicht veröffentlicht.
    </Alert>
  );
}
