import { apiErrorStatus, useApi } from '@silverjobs/api';
import { sendApplicationMutation } from '@silverjobs/api/application';
import { jobKeys } from '@silverjobs/api/job-demand';
import type { JobDemand } from '@silverjobs/contract';
import { applicationForm } from '@silverjobs/contract/forms/application';
import { useShell, useUser } from '@silverjobs/shell';
import { useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { contactValues, isUnsaved, KNOWN_CONTACT_VALUES } from './contact-draft.ts';
import { missingProblems, outreachPayload } from './contact-rules.ts';

const CONFLICT = 409;

/**
 * The message to the employer of a job.
 * @param paperIds own papers that go along
 * @param onSent called when it has arrived, also after the dialog was closed (jobs-53)
 */
export function useContactForm(
  job: Pick<JobDemand, 'id' | 'client_id'>,
  paperIds: readonly number[],
  onSent: () => void,
) {
  const user = useUser();
  const { notify } = useShell();
  const queries = useQueryClient();
  const initial = contactValues(user?._candidate?.contact);
  return useForm({
    initial,
    draft: `contact.${job.id}`,
    keep: KNOWN_CONTACT_VALUES,
    work: 'Nachricht an einen Arbeitgeber',
    isUnsaved: (values) => isUnsaved(values, initial),
    rules: applicationForm,
    findMore: (values) => missingProblems(values, user),
    mutation: sendApplicationMutation(useApi(), queries),
    toBody: (values) => ({
      ...outreachPayload(values, user, job),
      ...(paperIds.length > 0 && { paper_ids: [...paperIds] }),
    }),
    onArrived: () => {
      notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
      onSent();
    },
    onFailed: (error) => {
      // Somebody has written already, from another window: the page must know.
      if (apiErrorStatus(error) !== CONFLICT) return;
      void queries.invalidateQueries({ queryKey: jobKeys.detail(job.id) });
    },
  });
}
