import type { JobDemandLean } from '@silverjobs/contract';
import {
  Card,
  Fact,
  Facts,
  Heading,
  icon,
  Link,
  LinkButton,
  Marker,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { BadgeCheck, Clock, House, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import './job-card.css';
import { employerLine, hasPage, homeofficeText } from './job-card-rules.ts';

export interface JobCardProps {
  job: JobDemandLean;
  /** Kept with the link, for the way back. */
  linkState?: unknown;
}

/** A job in a list (Spec 1 §2). */
export function JobCard({ job, linkState }: JobCardProps): ReactNode {
  const employer = employerLine(job._client);
  const homeoffice = homeofficeText(job);
  const path = `/jobs/${job.id}`;
  return (
    <Card as="article" className="jobs-card">
      <div className="jobs-card__body">
        <Heading level={2} size="h4" className="jobs-card__title">
          {hasPage(job) ? (
            <Link asChild variant="title">
              <RouterLink to={path} state={linkState}>
                {job.title}
              </RouterLink>
            </Link>
          ) : (
            job.title
          )}
        </Heading>
        {employer && <Text className="jobs-card__employer">{employer}</Text>}
        <Facts>
          {job.search_location_label && (
            <Fact icon={<MapPin {...icon()} />}>{job.search_location_label}</Fact>
          )}
          {job.work_load_label && <Fact icon={<Clock {...icon()} />}>{job.work_load_label}</Fact>}
          {homeoffice && <Fact icon={<House {...icon()} />}>{homeoffice}</Fact>}
        </Facts>
        {job.potential_jobs_match && job.potential_jobs_label && (
          <div className="jobs-card__match">
            <Fact tone="success" icon={<BadgeCheck {...icon()} />}>
              Passt zu Ihrem Profil: {job.potential_jobs_label}
            </Fact>
          </div>
        )}
      </div>
      <div className="jobs-card__side">
        {job._outreaches_to_candidate.length > 0 && <Marker>Kontaktiert</Marker>}
        {hasPage(job) && (
          <LinkButton asChild className="jobs-card__view">
            <RouterLink to={path} state={linkState}>
              Ansehen<VisuallyHidden> {job.title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
