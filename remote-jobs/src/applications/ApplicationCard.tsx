import type { ApplicationOverview } from '@silverjobs/contract';
import { APPLICATION_STATE_TEXTS } from '@silverjobs/contract/application-states';
import { formatDate, unreadText } from '@silverjobs/contract/formats';
import { interviewLine } from '@silverjobs/contract/interview-texts';
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
import { ArrowRight, Calendar, CalendarClock, Mail, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { employerLine } from '../job-card/job-card-rules.ts';
import { CHOOSE_DATE, contactText, NEXT_STEPS, STATE_TONES } from './application-texts.ts';
import './applications.css';

/** One contact: the job, where it stands, what to do now. */
export function ApplicationCard({ application }: { application: ApplicationOverview }): ReactNode {
  const { _job_demand: job, _client, type, created_at, unread } = application;
  const chooses = application.next_step === 'reply' && application._interview?.state === 'proposed';
  const step = chooses ? CHOOSE_DATE : NEXT_STEPS[application.next_step];
  const waits = application.next_step === 'read_answer' || application.next_step === 'reply';
  const employer = employerLine(_client);
  const title = job?.title ?? 'Nachricht ohne Stelle';
  return (
    <Card as="article" className="jobs-application">
      <div className="jobs-application__head">
        <Heading level={2} size="h4" className="jobs-application__title">
          {job && application.job_open ? (
            <Link asChild variant="title">
              <RouterLink
                to={pathTo(paths.job, { id: job.id })}
                state={{ list: paths.applications }}
              >
                {title}
              </RouterLink>
            </Link>
          ) : (
            title
          )}
        </Heading>
        <Badge tone={STATE_TONES[application.state]}>
          {APPLICATION_STATE_TEXTS[application.state]}
        </Badge>
      </div>
      {employer && <Text>{employer}</Text>}
      <Facts>
        {job?.search_location_label && (
          <Fact icon={<MapPin {...icon()} />}>{job.search_location_label}</Fact>
        )}
        <Fact icon={<Calendar {...icon()} />}>{contactText(type, formatDate(created_at))}</Fact>
        {unread > 0 && (
          <Fact tone="success" icon={<Mail {...icon()} />}>
            {unreadText(unread)}
          </Fact>
        )}
      </Facts>
      {application._interview && (
        <Facts>
          <Fact icon={<CalendarClock {...icon()} />}>{interviewLine(application._interview)}</Fact>
        </Facts>
      )}
      {job && !application.job_open && application.state !== 'closed' && (
        <Text tone="warning">Diese Stelle wurde vom Arbeitgeber deaktiviert.</Text>
      )}
      <div className="jobs-application__step">
        <p className="jobs-application__text">
          <ArrowRight {...icon()} />
          <span className={waits ? 'jobs-application__urgent' : undefined}>
            <VisuallyHidden>Nächster Schritt: </VisuallyHidden>
            {step.text}
          </span>
        </p>
        {type === 'application' && (
          <LinkButton asChild>
            <RouterLink to={pathTo(paths.applicationReceipt, { id: application.communication_id })}>
              Bestätigung<VisuallyHidden> {title}</VisuallyHidden>
            </RouterLink>
          </LinkButton>
        )}
        <LinkButton asChild>
          <RouterLink to={pathTo(paths.conversation, { id: application.communication_id })}>
            {step.action}
            <VisuallyHidden> {title}</VisuallyHidden>
          </RouterLink>
        </LinkButton>
      </div>
    </Card>
  );
}
