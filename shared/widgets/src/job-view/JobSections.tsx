import type { JobDemand } from '@silverjobs/contract';
import { Card, DefinitionList, icon, Stack, Text } from '@silverjobs/ui';
import { LocationMap } from '@silverjobs/widgets/location-map';
import { JobPicture } from '@silverjobs/widgets/pictures';
import { SafeHtml } from '@silverjobs/widgets/safe-html';
import { PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import './job-view.css';
import { inBrief } from './in-brief.ts';
import { keyFacts, mapPlace, placeLines } from './job-facts.ts';

interface JobSectionsProps {
  job: JobDemand;
  /** Level of the headings; 3 in a preview, which has one of its own (layout-36). */
  level?: 2 | 3;
}

/** The job itself: key facts, description, place. The employer's preview shows the same cards. */
export function JobSections({ job, level = 2 }: JobSectionsProps): ReactNode {
  const facts = keyFacts(job).filter(({ value }) => value);
  return (
    <Stack gap={6}>
      <details className="job-view__brief">
        <summary>In Kürze, in einfachen Sätzen</summary>
        {inBrief(job).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
      {facts.length > 0 && (
        <Card as="section" titleLevel={level} title="Auf einen Blick">
          <DefinitionList columns={2} items={facts} />
        </Card>
      )}
      {(job.pay_label || job.contract_label) && (
        <Card as="section" titleLevel={level} title="Bezahlung und Vertrag">
          <DefinitionList
            columns={2}
            items={[
              { term: 'Bezahlung', value: job.pay_label },
              { term: 'Art des Vertrags', value: job.contract_label },
            ]}
          />
        </Card>
      )}
      <Card as="section" titleLevel={level} title="Die Stelle">
        <SafeHtml html={job.description} headingLevel={level === 2 ? 3 : 4} />
        {job.contact_preference === 'call_back' && (
          <p className="job-view__call-back">
            <PhoneCall {...icon()} />
            <span>
              Der Arbeitgeber ruft gern zurück: Senden Sie Ihre Telefonnummer mit, wenn Sie ihm
              schreiben.
            </span>
          </p>
        )}
      </Card>
      <JobPicture picture={job.picture} />
      <PlaceCard job={job} level={level} />
    </Stack>
  );
}

function PlaceCard({ job, level }: Required<JobSectionsProps>) {
  const lines = placeLines(job);
  const place = mapPlace(job);
  if (lines.length === 0) return null;
  return (
    <Card as="section" titleLevel={level} title="Ort">
      {place && job.street && <Text>{job.street}</Text>}
      {place ? <LocationMap place={place} /> : <Text>{lines.join(', ')}</Text>}
    </Card>
  );
}
