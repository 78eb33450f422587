import { useLazyComponent } from '@silverjobs/shell';
import { Alert, Button, Text } from '@silverjobs/ui';
import { Form, FormFailure } from '@silverjobs/widgets/form';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { JobFields } from './JobFields.tsx';
import { PriceHint } from './PriceHint.tsx';
import { PriceQuestion } from './PriceQuestion.tsx';
import { PublishBox } from './PublishBox.tsx';
import { previewJob } from './preview-job.ts';
import { lastDayText } from './run-time.ts';
import { useJobChoices } from './useJobChoices.ts';
import { type EditedJobParts, useJobForm } from './useJobForm.ts';

const importDraftSaved = async () => (await import('./DraftSaved.tsx')).DraftSaved;
const importPreview = async () => (await import('./JobPreview.tsx')).JobPreview;

/** The form of a job with its preview. What is typed stays until it is posted (employers-10). */
export function JobEditor(parts: EditedJobParts): ReactNode {
  const { mode, client, job } = parts;
  const { isPrivate } = client;
  const { form, place, other, costs, draft } = useJobForm(parts);
  const shown = useDeferredValue(form.values);
  const choices = useJobChoices();
  const isNew = mode !== 'edit';
  const hiddenPicture = job?.picture?.hidden_for ? job.picture.id : null;
  const [now] = useState(Date.now);
  const { Component: DraftSaved, load } = useLazyComponent(importDraftSaved, { quiet: true });
  const { Component: JobPreview, load: loadPreview } = useLazyComponent(importPreview, {
    quiet: true,
  });
  // Soon: they must be there when the connection is not.
  useEffect(() => {
    void load();
    void loadPreview();
  }, [load, loadPreview]);

  return (
    <Form form={form} gap={6}>
      <div className="new-job__saved">
        {DraftSaved && draft.state.saving !== 'new' ? (
          <DraftSaved {...draft} />
        ) : (
          <Text tone="quiet">Was Sie schreiben, wird von selbst als Entwurf gespeichert.</Text>
        )}
      </div>
      {mode === 'edit' && form.changed && <RestoredDraft onForget={form.discard} />}
      {isNew && <PriceHint client={client} />}
      <JobFields
        form={form.values}
        onChange={form.set}
        isPrivate={isPrivate}
        choices={choices}
        picture={job?.picture ?? null}
        placeHint={place.hint}
        idOf={form.idOf}
        errorOf={form.errorOf}
      />
      {JobPreview && (
        <JobPreview
          job={previewJob(shown, client._shown, place.place, choices.labelOf, hiddenPicture)}
        />
      )}
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
      Ihre Änderungen sind ein Entwurf und noch nicht veröffentlicht.
    </Alert>
  );
}
