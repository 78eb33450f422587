import { Alert, Button } from '@silverjobs/ui';
import { Form, FormFailure } from '@silverjobs/widgets/form';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { JobFields } from './JobFields.tsx';
import { JobPreview } from './JobPreview.tsx';
import { PriceHint } from './PriceHint.tsx';
import { PriceQuestion } from './PriceQuestion.tsx';
import { PublishBox } from './PublishBox.tsx';
import { previewJob } from './preview-job.ts';
import { lastDayText } from './run-time.ts';
import { useJobChoices } from './useJobChoices.ts';
import { type EditedJobParts, useJobForm } from './useJobForm.ts';

/** The form of a job with its preview. What is typed stays until it is posted (employers-10). */
export function JobEditor({ mode, client, job }: EditedJobParts): ReactNode {
  const { isPrivate } = client;
  const { form, place, other, costs } = useJobForm({ mode, client, job });
  const shown = useDeferredValue(form.values);
  const choices = useJobChoices();
  const isNew = mode !== 'edit';
  const [now] = useState(Date.now);

  return (
    <Form form={form} gap={6}>
      {mode !== 'new' && form.changed && <RestoredDraft onForget={form.discard} />}
      {isNew && <PriceHint client={client} />}
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
        poster={client}
        priced={costs}
        booked={other ? (job?.booked?.title ?? null) : null}
        lastDay={lastDayText(form.values.endsOn, now)}
        label={isNew || other ? undefined : 'Änderungen speichern'}
        first={isNew && client.known === false}
        sending={form.sending}
      />
      {form.asking && <PriceQuestion form={form} poster={client} />}
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
