import { useApi, useRenewableMutation } from '@silverjobs/api';
import { changeJobMutation, postJobMutation } from '@silverjobs/api/own-job';
import { fetchMe } from '@silverjobs/api/session';
import type { EditedJob } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { useQueryClient } from '@tanstack/react-query';
import { type JobForm, jobInput } from './job-form.ts';
import { netCents } from './job-price.ts';

/** Posts a new job or changes one that is there; once at a time. */
export function useSendJob(editedId: number | null, isPrivate: boolean) {
  const api = useApi();
  const queries = useQueryClient();
  const { session } = useShell();
  const posting = useRenewableMutation(postJobMutation(api, queries));
  const changing = useRenewableMutation(changeJobMutation(api, queries));
  const { isPending, error } = editedId === null ? posting : changing;

  /** @param clientKey kept with the draft, so that a lost answer posts nothing twice */
  function send(form: JobForm, clientKey: string, onSuccess: (job: EditedJob) => void) {
    const input = jobInput(form, isPrivate);
    if (editedId !== null) return changing.mutate({ id: editedId, input }, { onSuccess });
    const body = { ...input, client_key: clientKey, net_cents: netCents(isPrivate) };
    posting.mutate(body, {
      onSuccess: (job) => {
        // 'Anzeige schalten' depends on the number of jobs; without an answer it is right next time.
        fetchMe(api).then(
          (user) => session.setState({ user }),
          () => {},
        );
        onSuccess(job);
      },
    });
  }

  return { send, isPending, error };
}
