import { Alert, Button } from '@silverjobs/ui';
import { Form, FormFailure } from '@silverjobs/widgets/form';
import { type ReactNode, useDeferredValue } from 'react';
import { JobFields } from './JobFields.tsx';
import { JobPreview } from './JobPreview.tsx';
import { PublishBox } from './PublishBox.tsx';
import { previewJob } from './preview-job.ts';
import { useJobChoices } from './useJobChoices.ts';
import { type EditedJobParts, useJobForm } from './useJobForm.ts';

/** The form of a job with its preview. What is typed stays until it is posted (EMP-02). */
export function JobEditor({ mode, client, job }: EditedJobParts): ReactNode {
  const { isPrivate } = client;
  const { form, place } = useJobForm({ mode, client, job });
  const shown = useDeferredValue(form.values);
  const choices = useJobChoices();
  const isNew = mode !== 'edit';

  return (
    <Form form={form} gap={6}>
      {mode !== 'new' && form.changed && <RestoredDraft onForget={form.discard} />}
      <JobFields
        form={form.values}
        onChange={form.set}
        isPrivate={isPrivate}
        choices={choices}
        placeHint={place.hint}
        idOf={form.idOf}
        errorOf={form.errorOf}
      />
      <JobPreview job={previewJob(shown, client._shown, place.place, choices.labelOf)} />
      <FormFailure form={form} title="Die Anzeige wurde nicht gespeichert" />
      <PublishBox
        priced={isNew && !isPrivate}
        label={isNew ? undefined : 'Änderungen speichern'}
        sending={form.sending}
      />
    </Form>
  );
}

function RestoredDraft({ onForget }: { onForget: () => void }) {
  return (
    <Alert action={<Button onClick={onForget}>Änderungen verwerfen</Button>}>
      Ihre Änderungen sind auf diesem Gerät gesichert, aber noch nicht veröffentlicht.
    </Alert>
  );
}
