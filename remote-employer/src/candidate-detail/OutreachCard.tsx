import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { outreachMutation } from '@silverjobs/api/employer-search';
import type { CandidateDetail } from '@silverjobs/contract';
import { OUTREACHES_PER_DAY } from '@silverjobs/contract/constants';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useDraft, useShell, useUnsavedWork } from '@silverjobs/shell';
import {
  Alert,
  Button,
  Card,
  Field,
  icon,
  NativeSelect,
  Stack,
  Text,
  TextArea,
} from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  EMPTY_OUTREACH,
  OUTREACH_MAX_LENGTH,
  outreachProblem,
  parseOutreach,
} from './outreach-draft.ts';

interface OutreachCardProps {
  detail: CandidateDetail;
  /** The job that led here. */
  preferredJobId: number | null;
}

/** The first message to a candidate about one of the own jobs that fit (EMP-03). */
export function OutreachCard({ detail, preferredJobId }: OutreachCardProps): ReactNode {
  const { id, jobs } = detail;
  const draft = useDraft(`outreach-${id}`, parseOutreach, EMPTY_OUTREACH);
  const { message } = draft.value;
  const wanted = draft.value.jobId ?? preferredJobId;
  const job = jobs.find((one) => one.id === wanted) ?? jobs[0];
  const sending = useRenewableMutation(outreachMutation(useApi(), useQueryClient()));
  const [tried, setTried] = useState(false);
  const { notify } = useShell();
  const navigate = useNavigate();
  const problem = tried ? outreachProblem(message) : null;
  useUnsavedWork('Nachricht', message.trim() !== '');
  if (!job) return null;
  const jobId = job.id;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (sending.isPending || outreachProblem(message)) return;
    const client_key = draft.value.clientKey || crypto.randomUUID();
    draft.change({ jobId, message, clientKey: client_key });
    sending.mutate(
      { id, input: { job_demand_id: jobId, message: message.trim(), client_key } },
      {
        onSuccess: ({ communication_id }) => {
          draft.forget();
          notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
          navigate(pathTo(paths.conversation, { id: communication_id }));
        },
      },
    );
  }

  return (
    <Card as="section" title="Diese Person anschreiben">
      <form noValidate method="post" onSubmit={submit}>
        <Stack gap={5}>
          <Text reading>
            Ihre Nachricht kommt als Direktansprache an. Die Person entscheidet selbst, ob sie
            antwortet und ob sie Ihnen ihre Kontaktdaten sendet. Sie können am Tag bis zu{' '}
            {OUTREACHES_PER_DAY} Personen neu anschreiben.
          </Text>
          <Field label="Zu welcher Anzeige?" required>
            <NativeSelect
              options={jobs.map((one) => ({ value: String(one.id), label: one.title }))}
              value={String(jobId)}
              onChange={({ target }) =>
                draft.change({ ...draft.value, jobId: Number(target.value) })
              }
            />
          </Field>
          <Field
            label="Ihre Nachricht"
            hint="Sagen Sie, warum gerade diese Person passt und wie es weitergehen kann."
            required
            error={problem}
          >
            <TextArea
              rows={6}
              limit={OUTREACH_MAX_LENGTH}
              value={message}
              onChange={({ target }) =>
                draft.change({ ...draft.value, message: target.value, clientKey: '' })
              }
            />
          </Field>
          {sending.isError && (
            <Alert tone="error" title="Ihre Nachricht wurde nicht gesendet">
              {apiErrorMessage(
                sending.error,
                'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Ihr Text bleibt hier stehen.',
              )}
            </Alert>
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              size="large"
              icon={<Send {...icon()} />}
              loading={sending.isPending}
              loadingText="Wird gesendet …"
            >
              Nachricht senden
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
