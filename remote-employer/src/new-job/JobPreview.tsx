import type { JobDemand } from '@silverjobs/contract';
import { Heading, Stack, Text } from '@silverjobs/ui';
import { EmployerCard, JobSections, leadLine } from '@silverjobs/widgets/job-view';
import type { ReactNode } from 'react';

/** The advertisement as candidates will see it, from the same cards. */
export function JobPreview({ job }: { job: JobDemand }): ReactNode {
  return (
    <section aria-labelledby="job-preview" className="new-job__preview">
      <Heading level={2} id="job-preview">
        Vorschau
      </Heading>
      <Text tone="quiet">So sehen Bewerberinnen und Bewerber Ihre Anzeige.</Text>
      <div className="new-job__paper">
        <p className="sj-heading sj-heading--h2 new-job__title">{job.title}</p>
        <Text tone="quiet" size="lg">
          {leadLine(job)}
        </Text>
        <Stack gap={6}>
          <JobSections job={job} level={3} />
          <EmployerCard client={job._client} level={3} />
        </Stack>
      </div>
    </section>
  );
}
