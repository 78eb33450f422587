import { useApi } from '@silverjobs/api';
import { usePrices } from '@silverjobs/api/contents';
import { saveJobMutation } from '@silverjobs/api/employer-job';
import { fetchMe } from '@silverjobs/api/session';
import type { EmployerProfile } from '@silverjobs/contract';
import { jobForm } from '@silverjobs/contract/forms/employer-job';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePostalCodePlace } from '../job-lookup/usePostalCodePlace.ts';
import { formOfJob, wordsOfJob } from './form-of-job.ts';
import { becomesOther, EMPTY_JOB, type JobForm, placeProblems } from './job-form.ts';
import { JOB_PARAMS, jobInput } from './job-input.ts';
import { netCents } from './job-price.ts';
import { payProblems } from './pay-of-form.ts';
import { pictureProblems } from './picture-of-form.ts';
import { type JobDraftParts, useJobDraft } from './use-job-draft.ts';

/** What the form starts from. */
export interface EditedJobParts extends JobDraftParts {
  client: EmployerProfile;
}

/** The form that posts a new job or changes one that is there, with the place of its postal code. */
export function useJobForm(parts: EditedJobParts) {
  const { mode, client, job, draftKey } = parts;
  const { autosave, state, typed } = useJobDraft(parts);
  const { isPrivate } = client;
  const prices = usePrices();
  const editedId = mode === 'edit' && job ? job.id : null;
  const api = useApi();
  const { notify, session } = useShell();
  const navigate = useNavigate();
  const [postalCode, setPostalCode] = useState('');
  const place = usePostalCodePlace(postalCode);
  // What becomes another job is booked anew, and the button binds (employers-29).
  const [other, setOther] = useState(false);
  const [free, setFree] = useState(isPrivate);
  const costs = !free && (other || editedId === null);

  const form = useForm({
    initial: mode === 'edit' && job ? formOfJob(job) : EMPTY_JOB,
    version: job?.version,
    readCurrent: formOfJob,
    together: [
      ['positionId', 'positionLabel'],
      ['pictureId', 'pictureSize', 'pictureAlt'],
    ],
    words: wordsOfJob,
    typed,
    rules: jobForm,
    findMore: (values) => [
      ...placeProblems(place.known),
      ...payProblems(values),
      ...pictureProblems(values),
    ],
    params: JOB_PARAMS,
    // An advertisement goes online by its button only, and asks once more where it costs something.
    binding: true,
    asks: costs,
    mutation: saveJobMutation(api, useQueryClient()),
    toBody,
    onArrived: () => {
      if (editedId !== null) return;
      // 'Anzeige schalten' depends on the number of jobs; without an answer it is right next time.
      fetchMe(api).then(
        (user) => session.setState({ user }),
        () => {},
      );
    },
    onSent: ({ id, held }) => {
      const posted = held ? 'Danke, wir lesen Ihre Anzeige jetzt' : 'Ihre Anzeige ist online';
      const title = editedId === null || held ? posted : 'Änderungen gespeichert';
      // How long that takes, the page says that comes now.
      notify({ tone: 'success', title });
      navigate(paths.jobs, { state: { [editedId === null ? 'posted' : 'changed']: id, held } });
    },
  });
  if (form.values.postalCode !== postalCode) setPostalCode(form.values.postalCode);
  const isOther = editedId !== null && becomesOther(form.values, job, place.place?.city);
  if (isOther !== other) setOther(isOther);
  const isFree = netCents(client, form.values, prices) === 0;
  if (isFree !== free) setFree(isFree);

  function toBody(values: JobForm, version: string | undefined) {
    const input = jobInput(values);
    return editedId === null
      ? {
          id: null,
          input: {
            ...input,
            // After a lost answer, and from a colleague too, the same key goes out again.
            client_key: draftKey,
            net_cents: netCents(client, values, prices),
          },
        }
      : {
          id: editedId,
          input: {
            ...input,
            ...(becomesOther(values, job, place.place?.city) && {
              net_cents: netCents(client, values, prices),
            }),
            version,
          },
        };
  }

  return { form, place, other, costs, draft: { autosave, state } };
}
