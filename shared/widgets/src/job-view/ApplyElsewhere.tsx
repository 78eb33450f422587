import type { JobDay, JobDemand } from '@silverjobs/contract';
import { applicationAddressOf } from '@silverjobs/contract/application-address';
import { useShell } from '@silverjobs/shell';
import { icon, LinkButton, Text, VisuallyHidden } from '@silverjobs/ui';
import { ExternalLink, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import './job-view.css';

interface ApplyElsewhereProps {
  job: Pick<JobDemand, 'id' | 'application_address'>;
  /** Which page it stands on, for the employer's numbers (employers-63). */
  from: JobDay['source'];
}

/** The second way to apply: where the employer takes applications itself (employers-87). */
export function ApplyElsewhere({ job, from }: ApplyElsewhereProps): ReactNode {
  const { main } = useShell().config.apiBaseUrls;
  const address = applicationAddressOf(job.application_address);
  if (!address) return null;
  if (address.kind === 'mail') {
    return (
      <div className="job-view__elsewhere">
        <LinkButton fullWidth href={`mailto:${address.address}`}>
          <Mail {...icon()} />
          Beim Arbeitgeber per E-Mail bewerben
        </LinkButton>
        <Text size="sm" tone="quiet">
          Sie verlassen silverjobs: {address.address}
        </Text>
      </div>
    );
  }
  return (
    <div className="job-view__elsewhere">
      <LinkButton
        fullWidth
        href={`${main}/public_job/${job.id}/apply?von=${from}`}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        <ExternalLink {...icon()} />
        Auf der Seite des Arbeitgebers bewerben
        <VisuallyHidden> (öffnet in einem neuen Fenster)</VisuallyHidden>
      </LinkButton>
      <Text size="sm" tone="quiet">
        Sie verlassen silverjobs: {address.host}
      </Text>
    </div>
  );
}
