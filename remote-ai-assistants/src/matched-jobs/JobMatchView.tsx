import {
  Badge,
  Card,
  GivenText,
  Heading,
  Inline,
  icon,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobLink } from './job-link.ts';
import { JobTitle } from './MatchedJobItem.tsx';
import { DEFAULT_COMPANY, type MatchedJobCard, plainTitle } from './matched-job.ts';

/** The older job-match view: title, company, location, match score and link of each job (assistants-28). */
export function JobMatchView({ jobs }: { jobs: readonly MatchedJobCard[] }): ReactNode {
  return (
    <Stack as="ul" gap={3}>
      {jobs.map((job) => {
        const link = jobLink(job.link);
        return (
          <Card key={job.id} as="li" slim>
            <Inline gap={4} justify="between">
              <div>
                <Heading level={2} size="h4">
                  <JobTitle job={job} />
                </Heading>
                <Text tone="quiet">
                  <Company job={job} />
                </Text>
              </div>
              <Inline gap={4}>
                {job.matchScore !== null && <Badge tone="success">{job.matchScore} %</Badge>}
                {link && (
                  <Link href={link} target="_blank" rel="noopener noreferrer" variant="standalone">
                    Zur Stelle <ExternalLink {...icon('sm')} />
                    <VisuallyHidden>
                      {' '}
                      {plainTitle(job)} (öffnet in einem neuen Fenster)
                    </VisuallyHidden>
                  </Link>
                )}
              </Inline>
            </Inline>
          </Card>
        );
      })}
    </Stack>
  );
}

/** The employer, where one could be guessed, and the place. */
function Company({ job: { company, location } }: { job: MatchedJobCard }): ReactNode {
  if (company !== DEFAULT_COMPANY) return [company, location].filter(Boolean).join(', ');
  return (
    <>
      <GivenText inline plain="Arbeitgeber nicht genannt" given={DEFAULT_COMPANY} />
      {location !== '' && `, ${location}`}
    </>
  );
}
