import { useApi } from '@silverjobs/api';
import { sendOutreachMutation } from '@silverjobs/api/employer-search';
import type { CandidateDetail } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH, OUTREACHES_PER_DAY } from '@silverjobs/contract/constants';
import { messageForm } from '@silverjobs/contract/forms/message';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Card, Field, icon, NativeSelect, Text, TextArea } from '@silverjobs/ui';
import { Form, FormFailure, SubmitButton, useForm } from '@silverjobs/widgets/form';
import { LazyTemplateInsert } from '@silverjobs/widgets/templates-on-demand';
import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

/** What an employer has typed to a candidate; kept until it has arrived. */
interface OutreachValues {
  /** 0 for the one that is offered first. */
  jobId: number;
  message: string;
  /** Made when it is first sent: sent again, also after a reload, it arrives once. */
  clientKey: string;
  /** Own texts that templates took the place of, the newest last (jobs-48). */
  replaced: readonly string[];
}

const EMPTY_OUTREACH: OutreachValues = { jobId: 0, message: '', clientKey: '', replaced: [] };

interface OutreachCardProps {
  detail: CandidateDetail;
  /** The job that led here. */
  preferredJobId: number | null;
}

/** The first message to a candidate about one of the employer's jobs that fit (employers-25). */
export function OutreachCard({ detail, preferredJobId }: OutreachCardProps): ReactNode {
  const { id, jobs } = detail;
  const { notify } = useShell();
  const navigate = useNavigate();
  const form = useForm({
    initial: EMPTY_OUTREACH,
    draft: `outreach-${id}`,
    work: 'Nachricht',
    isUnsaved: ({ message, replaced }) => message.trim() !== '' || replaced.length > 0,
    rules: messageForm,
    binding: true,
    mutation: sendOutreachMutation(useApi(), useQueryClient()),
    prepare: ({ clientKey }) => ({ clientKey: clientKey || crypto.randomUUID() }),
    toBody: ({ jobId, message, clientKey }) => ({
      id,
      input: {
        job_demand_id: jobOf(jobId)?.id ?? 0,
        message: message.trim(),
        client_key: clientKey,
      },
    }),
    onSent: ({ communication_id }) => {
      notify({ tone: 'success', title: 'Nachricht erfolgreich gesendet' });
      navigate(pathTo(paths.conversation, { id: communication_id }));
    },
  });

  function jobOf(jobId: OutreachValues['jobId']) {
    return jobs.find((one) => one.id === (jobId || preferredJobId)) ?? jobs[0];
  }

  const job = jobOf(form.values.jobId);
  if (!job) return null;
  return (
    <Card as="section" title="Diese Person anschreiben">
      <Form form={form}>
        <Text reading>
          Ihre Nachricht kommt direkt an. Die Person entscheidet selbst, ob sie antwortet und ob sie
          Ihnen ihre Kontaktdaten sendet. Sie können am Tag bis zu {OUTREACHES_PER_DAY} Personen neu
          anschreiben. In der ersten Zeit sind es weniger; mit den Wochen und mit jeder Antwort
          werden es mehr.
        </Text>
        <Field {...form.field('jobId')} label="Zu welcher Anzeige?" required>
          <NativeSelect
            options={jobs.map((one) => ({ value: String(one.id), label: one.title }))}
            value={String(job.id)}
            onChange={({ target }) => form.set({ jobId: Number(target.value) })}
          />
        </Field>
        <LazyTemplateInsert
          message={form.values.message}
          replaced={form.values.replaced}
          onChange={(message, _, replaced) => form.set({ message, clientKey: '', replaced })}
        />
        <Field
          {...form.field('message')}
          label="Ihre Nachricht"
          hint="Schreiben Sie, warum Sie gerade diese Person ansprechen und wie es weitergehen kann."
          required
        >
          <TextArea
            name="message"
            rows={6}
            limit={MESSAGE_MAX_LENGTH}
            value={form.values.message}
            // Another text is another message.
            onChange={({ target }) => form.set({ message: target.value, clientKey: '' })}
          />
        </Field>
        <FormFailure form={form} title="Ihre Nachricht wurde nicht gesendet" />
        <div>
          <SubmitButton
            form={form}
            variant="primary"
            size="large"
            icon={<Send {...icon()} />}
            loadingText="Wird gesendet …"
          >
            Nachricht senden
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
