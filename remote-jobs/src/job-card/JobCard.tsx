import type { JobDemandLean } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useShell, useUser } from '@silverjobs/shell';
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
import {
  BadgeCheck,
  Banknote,
  Briefcase,
  Calendar,
  Clock,
  House,
  Info,
  MapPin,
} from 'lucide-react';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { HideJobButton } from '../job-marks/HideJobButton.tsx';
import { SaveJobButton } from '../job-marks/SaveJobButton.tsx';
import type { MarkJob } from '../job-marks/useMarkJob.ts';
import { CoverLetterButton } from './CoverLetterButton.tsx';
import {
  distanceText,
  employerLine,
  endText,
  hasPage,
  homeofficeText,
  kindText,
  sinceText,
  whyText,
} from './job-card-rules.ts';
import './job-card.css';

const never = () => () => {};
const today = () => formatDate(Date.now());

const asText = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * The day in Germany as dd.MM.yyyy. On the server, and while its HTML is hydrated, it is the day that
 * the document server has named (delivery-54), null where it has named none.
 */
function useToday(): string | null {
  const { drawn } = useShell();
  const drawnDay = useCallback(() => drawn?.read('today', asText) ?? null, [drawn]);
  return useSyncExternalStore(never, today, drawnDay);
}

export interface JobCardProps {
  job: JobDemandLean;
  /** Kept with the link, for the way back. */
  linkState?: unknown;
  /** The employer has taken the job off: it is shown, and leads nowhere. */
  closed?: boolean | undefined;
  /** Place of the title in the outline, default 2; 3 below the heading of a group. */
  titleLevel?: 2 | 3;
  /** A further fact, such as when it was saved. */
  note?: ReactNode;
  /** Saves or hides the job, or takes that back. */
  mark: MarkJob;
}

/** A job in a list (jobs-34). */
export function JobCard(props: JobCardProps): ReactNode {
  const { job, linkState, closed, titleLevel = 2, note, mark } = props;
  const isCandidate = useUser()?.role === 'candidate';
  const opens = hasPage(job) && !closed;
  const path = pathTo(paths.job, { id: job.id });
  return (
    <Card as="article" className="jobs-card">
      <div className="jobs-card__body">
        <Heading level={titleLevel} size="h4" className="jobs-card__title">
          {opens ? (
            <Link asChild variant="title">
              <RouterLink to={path} state={linkState}>
                {job.title}
              </RouterLink>
            </Link>
          ) : (
            job.title
          )}
        </Heading>
        <JobCardFacts job={job} closed={closed} note={note} />
      </div>
      {hasPage(job) && (
        <div className="jobs-card__side">
          {isCandidate && (
            <div className="jobs-card__actions">
              {!job._hidden && <SaveJobButton job={job} mark={mark} />}
              <span className={job._hidden ? 'jobs-card__fact' : 'jobs-card__more'}>
                <HideJobButton job={job} mark={mark} />
              </span>
            </div>
          )}
          {opens && (
            <div className="jobs-card__actions">
              <CoverLetterButton job={job} />
              <LinkButton asChild className="jobs-card__view">
                <RouterLink to={path} state={linkState}>
                  Ansehen<VisuallyHidden> {job.title}</VisuallyHidden>
                </RouterLink>
              </LinkButton>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}

function JobCardFacts({ job, closed, note }: Pick<JobCardProps, 'job' | 'closed' | 'note'>) {
  const employer = employerLine(job._client);
  const homeoffice = homeofficeText(job);
  const place = [job.search_location_label, distanceText(job.distance_km)].filter(Boolean);
  const hours = [job.work_load_label, job.times_label].filter(Boolean);
  const since = sinceText(job.created_at, useToday());
  const kind = kindText(job);
  const why = whyText(job);
  const end = endText(job.ends_at);
  return (
    <>
      {employer && <Text className="jobs-card__employer">{employer}</Text>}
      <Facts className="jobs-card__facts">
        {place.length > 0 && <Fact icon={<MapPin {...icon()} />}>{place.join(' · ')}</Fact>}
        {hours.length > 0 && <Fact icon={<Clock {...icon()} />}>{hours.join(' · ')}</Fact>}
        {kind && (
          <span className={job.pay_label ? 'jobs-card__more' : 'jobs-card__fact'}>
            <Fact icon={<Briefcase {...icon()} />}>{kind}</Fact>
          </span>
        )}
        {homeoffice && <Fact icon={<House {...icon()} />}>{homeoffice}</Fact>}
        {job.pay_label && <Fact icon={<Banknote {...icon()} />}>{job.pay_label}</Fact>}
        {(since || end) && (
          <span className="jobs-card__more">
            <Fact icon={<Calendar {...icon()} />}>{[since, end].filter(Boolean).join(' · ')}</Fact>
          </span>
        )}
        {note}
      </Facts>
      <div className="jobs-card__marks">
        {job._client.verified && (
          <span className="jobs-card__more">
            <Fact tone="success" icon={<BadgeCheck {...icon()} />}>
              Geprüfter Arbeitgeber
            </Fact>
          </span>
        )}
        {job.potential_jobs_match && job.potential_jobs_label && (
          <Fact tone="success" icon={<BadgeCheck {...icon()} />}>
            Passt zu Ihrem Profil: {job.potential_jobs_label}
          </Fact>
        )}
        {why && <Fact icon={<Info {...icon()} />}>{why}</Fact>}
        {job._outreaches_to_candidate.length > 0 && <Marker>Kontaktiert</Marker>}
        {closed && (
          <Marker tone="warning" icon={null}>
            Diese Stelle wurde vom Arbeitgeber deaktiviert
          </Marker>
        )}
      </div>
    </>
  );
}
