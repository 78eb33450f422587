import type { PublicJobLean } from '@silverjobs/contract';
import { FIRST_SCREEN_ID } from '@silverjobs/contract/first-screen';
import { formatDate } from '@silverjobs/contract/formats';
import { publicJobPath } from '@silverjobs/contract/structured-data';
import { Badge, Card, Fact, Facts, Heading, icon, Link, Text } from '@silverjobs/ui';
import { Banknote, Briefcase, Calendar, Clock, House, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import '../page.css';
import './job-list.css';

interface PublicJobListProps {
  jobs: readonly PublicJobLean[];
  /** Level of the titles in the outline; 2 by default. */
  titleLevel?: 2 | 3;
  /** Whether the page is this list above all: then it fills the window with its first cards. */
  fillsWindow?: boolean;
}

/** Cards that fill a window of 1366 to 900 px under the search form. */
const FIRST_CARDS = 3;

/** Jobs as everybody sees them; each title leads to its page. */
export function PublicJobList({
  jobs,
  titleLevel = 2,
  fillsWindow = false,
}: PublicJobListProps): ReactNode {
  return (
    <ul className="pub-jobs">
      {jobs.map((job, index) => (
        <li
          key={job.id}
          id={fillsWindow && index === FIRST_CARDS - 1 ? FIRST_SCREEN_ID : undefined}
        >
          <Card as="article">
            <Heading level={titleLevel} size="h4">
              <Link asChild variant="title">
                <RouterLink to={publicJobPath(job)}>{job.title}</RouterLink>
              </Link>
            </Heading>
            <Text>
              {job.employer.is_private ? 'Privathaushalt' : job.employer.name}
              {job.employer.verified && (
                <>
                  {' '}
                  <Badge>Geprüfter Arbeitgeber</Badge>
                </>
              )}
            </Text>
            <Facts>
              {job.place_label && <Fact icon={<MapPin {...icon()} />}>{placeText(job)}</Fact>}
              {(job.work_load_label || job.times_label) && (
                <Fact icon={<Clock {...icon()} />}>
                  {[job.work_load_label, job.times_label].filter(Boolean).join(' · ')}
                </Fact>
              )}
              {job.job_type_label && !job.pay_label?.startsWith(job.job_type_label) && (
                <Fact icon={<Briefcase {...icon()} />}>{job.job_type_label}</Fact>
              )}
              {job.homeoffice_label && (job.homeoffice_id ?? 0) > 1 && (
                <Fact icon={<House {...icon()} />}>{job.homeoffice_label}</Fact>
              )}
              {job.pay_label && <Fact icon={<Banknote {...icon()} />}>{job.pay_label}</Fact>}
              <Fact icon={<Calendar {...icon()} />}>seit {formatDate(job.created_at)}</Fact>
            </Facts>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function placeText({ place_label, distance_km }: PublicJobLean): string {
  if (distance_km === null) return place_label ?? '';
  const far = distance_km < 1 ? 'im selben Ort' : `${Math.round(distance_km)} km entfernt`;
  return `${place_label} · ${far}`;
}
