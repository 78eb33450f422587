import type { JobDemand } from '@silverjobs/contract';
import { Button, Card, icon, Stack, Text } from '@silverjobs/ui';
import { ApplyElsewhere } from '@silverjobs/widgets/job-view';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { endText } from '../job-card/job-card-rules.ts';
import { AskAboutJob } from '../job-report/AskAboutJob.tsx';
import { ReportJob } from '../job-report/ReportJob.tsx';
import { ScamHint } from '../scam-hint/ScamHint.tsx';
import { ShareJob } from '../share-job/ShareJob.tsx';

interface ActionCardProps {
  job: Pick<JobDemand, 'id' | 'title' | 'ends_at' | 'application_address'>;
  contactButton: ReactNode;
  markButtons: ReactNode;
}

/** What one can do with the job, and what to beware of before the first contact. */
export function ActionCard({ job, contactButton, markButtons }: ActionCardProps): ReactNode {
  const end = endText(job.ends_at);
  return (
    <Card as="section" aria-label="Kontakt" className="job-actions">
      <Stack gap={3}>
        {end && <Text bold>{end}</Text>}
        {contactButton && <div className="job-actions__contact">{contactButton}</div>}
        <ApplyElsewhere job={job} from="pool" />
        {markButtons}
        <ShareJob job={job} />
        <Button fullWidth icon={<Printer {...icon()} />} onClick={() => window.print()}>
          Drucken
        </Button>
        <ScamHint />
        <AskAboutJob job={job} />
        <ReportJob job={job} />
      </Stack>
    </Card>
  );
}
