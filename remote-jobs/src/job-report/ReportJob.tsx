import { useApi } from '@silverjobs/api';
import { reportJob } from '@silverjobs/api/job-report';
import type { JobDemand, JobReportInput } from '@silverjobs/contract';
import { JOB_REPORT_LABELS, JOB_REPORT_REASONS } from '@silverjobs/contract/constants';
import { ReportAction } from '@silverjobs/widgets/report';
import type { ReactNode } from 'react';

/** What can be wrong with a job. */
const JOB_REPORT_CHOICES = JOB_REPORT_REASONS.map((value) => ({
  value,
  label: JOB_REPORT_LABELS[value],
}));

/** 'Stelle melden', once (jobs-47). */
export function ReportJob({ job }: { job: Pick<JobDemand, 'id' | 'title'> }): ReactNode {
  const api = useApi();
  return (
    <ReportAction
      fullWidth
      thanks="Wir sehen uns die Stelle an. Sie müssen nichts weiter tun."
      subject={{
        title: 'Stelle melden',
        about: job.title,
        explanation: 'Wir prüfen jede Meldung. Der Arbeitgeber erfährt nicht, wer gemeldet hat.',
        reasons: JOB_REPORT_CHOICES,
        draftKey: `report.${job.id}`,
        workName: 'Meldung einer Stelle',
        send: (input: JobReportInput) => reportJob(api, job.id, input),
      }}
    />
  );
}
