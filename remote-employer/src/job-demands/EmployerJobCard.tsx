import type { EmployerJob } from '@silverjobs/contract';
import { unreadText } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  Badge,
  Card,
  Fact,
  Facts,
  Heading,
  icon,
  Link,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { BriefcaseBusiness, Calendar, ChartColumn, Clock, Mail, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useIsOwner } from '../colleagues/use-is-owner.ts';
import * as ownPaths from '../paths.ts';
import { contactsText, conversationsPath, runTimeText, stateOf, viewsText } from './job-texts.ts';
import { StatusActions } from './StatusActions.tsx';

/** One advertisement of the employer: its state, who has written, and what can be done with it. */
export function EmployerJobCard({ job }: { job: EmployerJob }): ReactNode {
  const status = stateOf(job);
  const isOwner = useIsOwner();
  return (
    <Card as="article" className="employer-job" aria-label={job.title}>
      <div className="employer-job__head">
        <Heading level={2} size="h4" className="employer-job__title">
          <Link asChild variant="title">
            <RouterLink to={pathTo(paths.job, { id: job.id })} state={{ list: paths.jobs }}>
              {job.title}
            </RouterLink>
          </Link>
        </Heading>
        <Badge tone={status.tone}>{status.text}</Badge>
      </div>
      <Facts>
        {job.position_label && (
          <Fact icon={<BriefcaseBusiness {...icon()} />}>{job.position_label}</Fact>
        )}
        {job.search_location_label && (
          <Fact icon={<MapPin {...icon()} />}>{job.search_location_label}</Fact>
        )}
        {job.work_load_label && <Fact icon={<Clock {...icon()} />}>{job.work_load_label}</Fact>}
        <Fact icon={<Calendar {...icon()} />}>{runTimeText(job)}</Fact>
      </Facts>
      {status.hint && <Text tone="quiet">{status.hint}</Text>}
      <Contacts job={job} />
      {isOwner && <StatusActions job={job} />}
    </Card>
  );
}

function Contacts({ job }: { job: EmployerJob }) {
  const unread = unreadText(job.unread);
  const some = job.applications + job.outreaches > 0;
  return (
    <div className="employer-job__contacts">
      <p className="employer-job__count">
        <Mail {...icon()} />
        <span>
          {contactsText(job)}
          {unread && <b>, {unread}</b>}
          <span className="employer-job__views">{viewsText(job)}</span>
        </span>
      </p>
      <div className="employer-job__links">
        {some && (
          <LinkButton asChild variant={job.unread > 0 ? 'primary' : 'secondary'}>
            <RouterLink to={conversationsPath(job)}>
              Bewerbungen lesen<VisuallyHidden> zu {job.title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
        <LinkButton asChild>
          <RouterLink to={pathTo(ownPaths.jobFigures, { id: job.id })}>
            <ChartColumn {...icon()} />
            Zahlen<VisuallyHidden> zu {job.title}</VisuallyHidden>
          </RouterLink>
        </LinkButton>
        {job.status !== 'closed' && !job.hidden && (
          <LinkButton asChild>
            <RouterLink to={pathTo(paths.jobCandidates, { id: job.id })}>
              <Users {...icon()} />
              Passende Kurzprofile<VisuallyHidden> zu {job.title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
