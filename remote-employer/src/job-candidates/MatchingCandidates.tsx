import { useApi } from '@silverjobs/api';
import { jobCandidateCountQuery, jobCandidatesQuery } from '@silverjobs/api/employer-search';
import type { JobStatus, ShortProfile } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import {
  Alert,
  Card,
  Fact,
  Facts,
  Heading,
  icon,
  LinkButton,
  Marker,
  SkeletonList,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { LoadMoreButton } from '@silverjobs/widgets/load-more';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Award, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { distanceText, profileTitle } from './profile-texts.ts';

interface MatchingCandidatesProps {
  jobId: number;
  status: JobStatus;
}

/** Anonymous short profiles of people who fit a job; the way to a first message (employers-25). */
export function MatchingCandidates({ jobId, status }: MatchingCandidatesProps): ReactNode {
  const api = useApi();
  const list = useInfiniteQuery(jobCandidatesQuery(api, jobId));
  const { data: count } = useQuery(jobCandidateCountQuery(api, jobId));
  return (
    <section aria-labelledby="job-candidates" className="job-candidates__part">
      <div>
        <Heading level={2} size="h3" id="job-candidates">
          Passende Kurzprofile{count !== undefined && ` (${count})`}
        </Heading>
        <Text tone="quiet" reading>
          Menschen in der Nähe, die solche Arbeit können oder sich vorstellen. Die Kurzprofile sind
          anonym, bis jemand Ihnen seine Kontaktdaten sendet.
        </Text>
      </div>
      {status !== 'active' && (
        <Alert tone="warning">
          Die Anzeige ist nicht online. Sie können niemanden neu anschreiben, bis Sie sie wieder
          öffnen.
        </Alert>
      )}
      {list.isPending && <SkeletonList rows={3} label="Kurzprofile werden geladen …" />}
      {list.isError && !list.data && (
        <LoadFailure
          title="Die Kurzprofile konnten nicht geladen werden"
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && <Rows jobId={jobId} profiles={list.data.pages.flat()} />}
      <LoadMoreButton list={list} />
    </section>
  );
}

function Rows({ jobId, profiles }: { jobId: number; profiles: readonly ShortProfile[] }) {
  if (profiles.length === 0) {
    return (
      <Text>
        Zurzeit passt niemand, der eine Stelle sucht. Erlauben Sie in der Anzeige eine größere
        Entfernung, oder schauen Sie später wieder vorbei.
      </Text>
    );
  }
  return (
    <Stack as="ul" gap={3}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <ProfileRow jobId={jobId} profile={profile} />
        </li>
      ))}
    </Stack>
  );
}

function ProfileRow({ jobId, profile }: { jobId: number; profile: ShortProfile }) {
  const title = profileTitle(profile);
  const distance = distanceText(profile);
  return (
    <Card as="article" className="job-candidates__row" aria-label={title}>
      <div className="job-candidates__text">
        <Heading level={3} size="h4">
          {title}
        </Heading>
        <Facts>
          {distance && <Fact icon={<MapPin {...icon()} />}>{distance}</Fact>}
          {profile.experience && (
            <Fact icon={<Award {...icon()} />}>{profile.experience} Erfahrung</Fact>
          )}
          {profile.work_load && <Fact icon={<Clock {...icon()} />}>{profile.work_load}</Fact>}
        </Facts>
        {profile.match_label && <Text>Passt durch: {profile.match_label}</Text>}
        {profile.communication_id !== null && <Marker>Im Gespräch</Marker>}
      </div>
      <div className="job-candidates__links">
        <LinkButton asChild>
          <Link to={pathTo(paths.candidateDetail, { id: profile.id })} state={{ jobId }}>
            Kurzprofil ansehen<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        </LinkButton>
      </div>
    </Card>
  );
}
