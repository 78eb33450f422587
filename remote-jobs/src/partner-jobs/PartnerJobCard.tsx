import type { PartnerJob } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import {
  Badge,
  Card,
  Fact,
  Facts,
  GivenText,
  Heading,
  icon,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { webUrl } from '@silverjobs/widgets/safe-html';
import { Building2, Calendar, ExternalLink, House, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';

/** A job of a partner, marked with its source; 'Apply Now' leads to the partner (jobs-100). */
export function PartnerJobCard({ job }: { job: PartnerJob }): ReactNode {
  const url = webUrl(job.url);
  return (
    <Card as="li" className="partner-job">
      <Heading level={3} size="h4">
        {job.title}
      </Heading>
      <Badge>Quelle: {job.source}</Badge>
      <Facts>
        {job.employer && <Fact icon={<Building2 {...icon('sm')} />}>{job.employer}</Fact>}
        {job.location_label && <Fact icon={<MapPin {...icon('sm')} />}>{job.location_label}</Fact>}
        {job.homeoffice && <Fact icon={<House {...icon('sm')} />}>Homeoffice</Fact>}
        <Fact icon={<Calendar {...icon('sm')} />}>seit {formatDate(job.published_at)}</Fact>
      </Facts>
      {job.description && (
        <Text preserveLines reading className="partner-job__text">
          {job.description}
        </Text>
      )}
      {url && (
        <div>
          <LinkButton variant="primary" href={url} target="_blank" rel="noopener noreferrer">
            <GivenText plain="Jetzt bewerben" given="Apply Now" />
            <ExternalLink {...icon('sm')} />
            <VisuallyHidden>
              {' '}
              {job.title} (öffnet {job.source} in einem neuen Fenster)
            </VisuallyHidden>
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
