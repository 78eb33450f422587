import { useApi } from '@silverjobs/api';
import { reportJob } from '@silverjobs/api/job-report';
import type { JobDemand } from '@silverjobs/contract';
import { FRAUD_QUESTION } from '@silverjobs/contract/constants';
import { ReportAction, type ReportInput } from '@silverjobs/widgets/report';
import type { ReactNode } from 'react';

/** 'Gefälscht? Fragen Sie uns' for a job (safety-6). */
export function AskAboutJob({ job }: { job: Pick<JobDemand, 'id' | 'title'> }): ReactNode {
  const api = useApi();
  return (
    <ReportAction
      fullWidth
      icon="question"
      thanksTitle="Danke für Ihre Frage"
      thanks="Ihre Frage ist bei uns. Antworten Sie bis dahin nicht auf die Stelle."
      subject={{
        title: 'Gefälscht? Fragen Sie uns',
        about: job.title,
        explanation:
          'Sie sind unsicher, ob diese Stelle echt ist? Wir sehen sie uns an und schreiben Ihnen eine E-Mail. Der Arbeitgeber erfährt nichts davon.',
        question: FRAUD_QUESTION,
        draftKey: `ask.${job.id}`,
        workName: 'Frage zu einer Stelle',
        send: ({ text }: ReportInput) =>
          reportJob(api, job.id, { reason: FRAUD_QUESTION, ...(text && { text }) }),
      }}
    />
  );
}
