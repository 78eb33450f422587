import type { ClientProfile } from '@silverjobs/contract';
import { readableHost } from '@silverjobs/contract/readable-host';
import { Badge, Card, DefinitionList, icon } from '@silverjobs/ui';
import { EmployerLogo } from '@silverjobs/widgets/pictures';
import { ExternalLink, SafeHtml, webUrl } from '@silverjobs/widgets/safe-html';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactPerson } from './job-facts.ts';
import './job-view.css';

/** An operator has seen that the employer is who it says (operators-22). */
function Verified() {
  return (
    <Badge tone="success" icon={<BadgeCheck {...icon('sm')} />}>
      Geprüfter Arbeitgeber
    </Badge>
  );
}

interface EmployerCardProps {
  client: ClientProfile;
  /** Level of the heading; 3 in a preview (layout-36). */
  level?: 2 | 3;
}

/** Who offers the job; each row only when filled (jobs-43). */
export function EmployerCard({ client, level = 2 }: EmployerCardProps): ReactNode {
  const link = webUrl(client.profile_link ?? '');
  const description = client.profile_description?.trim();
  return (
    <Card as="section" titleLevel={level} title="Arbeitgeber">
      <EmployerLogo logo={client.logo} name={client.profile_name} />
      <DefinitionList
        items={[
          { term: 'Name', value: client.profile_name },
          { term: 'Geprüft', value: client.verified && <Verified /> },
          { term: 'Ansprechperson', value: contactPerson(client) },
          { term: 'Art', value: client.employer_type_label },
          { term: 'Unternehmen besteht seit', value: client.profile_age_label },
          { term: 'Größe', value: client.company_size_label },
          { term: 'Branche', value: client.subsector_label },
          {
            term: 'Mehr Informationen',
            value: link && <ExternalLink href={link}>{readableHost(link)}</ExternalLink>,
          },
        ]}
      />
      {description && (
        <div className="job-view__employer-text">
          <SafeHtml html={description} headingLevel={level === 2 ? 3 : 4} />
        </div>
      )}
    </Card>
  );
}
