import { useApi } from '@silverjobs/api';
import { jobSuggestionsQuery } from '@silverjobs/api/job-demand';
import type { RelaxedFilter } from '@silverjobs/contract';
import { LOCATION_ALL_ID } from '@silverjobs/contract/constants';
import { Button, Heading, LoadingText, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo } from 'react';
import { type SearchFilter, toJobFilter } from '../filter/search-filter.ts';
import { formatCount } from '../job-list/format-count.ts';
import { withLocation, withoutPart, withPosition } from './apply-suggestion.ts';
import './more-jobs.css';

interface MoreJobsProps {
  filter: SearchFilter;
  /** Takes over a suggested filter. */
  onApply: (filter: SearchFilter) => void;
}

/** What finds more than the filter: wider locations, related occupations, Homeoffice. */
export function MoreJobs({ filter, onApply }: MoreJobsProps): ReactNode {
  const jobFilter = useMemo(() => toJobFilter(filter), [filter]);
  const { data, isPending, isFetching, refetch } = useQuery(
    jobSuggestionsQuery(useApi(), jobFilter),
  );

  if (isPending) {
    return (
      <div className="jobs-more">
        <LoadingText>Weitere Möglichkeiten werden gesucht …</LoadingText>
        <SkeletonText lines={4} />
      </div>
    );
  }
  if (!data) {
    return (
      <Stack gap={3} className="jobs-more">
        <Text>Weitere Möglichkeiten konnten nicht geladen werden.</Text>
        <div>
          <Button loading={isFetching} onClick={() => void refetch()}>
            Erneut versuchen
          </Button>
        </div>
      </Stack>
    );
  }
  const { locations, positions, homeoffice, relaxed = [] } = data;
  const everywhere = locations.find((one) => one.search_location_id === LOCATION_ALL_ID);
  // Said once: everywhere is also what is further away.
  const parts = relaxed.filter(
    ({ without, count }) => without !== 'radius' || count !== everywhere?.count,
  );
  return (
    <Stack gap={6} className="jobs-more">
      <Choices
        title="In größerem Umkreis suchen"
        choices={[...locations, ...(homeoffice ? [homeoffice] : [])].map((location) => ({
          id: location.search_location_id,
          label: location.label,
          count: location.count,
          apply: () => onApply(withLocation(filter, location)),
        }))}
      />
      <Choices
        title="Mit weniger Filtern suchen"
        choices={parts.map((part) => ({
          id: part.without,
          label: WITHOUT[part.without],
          count: part.count,
          apply: () => onApply(withoutPart(filter, part)),
        }))}
      />
      <Choices
        title="Ähnliche Tätigkeiten"
        choices={positions.map((position) => ({
          id: position.search_what_id,
          label: position.label,
          count: position.count,
          apply: () => onApply(withPosition(filter, position)),
        }))}
      />
    </Stack>
  );
}

/** What the filter is called without one of its parts. */
const WITHOUT: Readonly<Record<RelaxedFilter['without'], string>> = {
  activities: 'Alles in Ihrer Nähe, auch andere Tätigkeiten',
  radius: 'Auch weiter weg von Ihnen',
  job_type_ids: 'Jede Art der Stelle',
  work_load_ids: 'Beliebig viele Stunden',
  words: 'Auch ohne Ihr Suchwort',
  pay_from: 'Jede Bezahlung',
  contract_kinds: 'Jede Art von Vertrag',
  times: 'Alle Tage und Tageszeiten',
};

interface ChoicesProps {
  title: string;
  choices: { id: number | string; label: string; count: number; apply: () => void }[];
}

function Choices({ title, choices }: ChoicesProps) {
  const titleId = useId();
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} size="h4" id={titleId} className="jobs-more__title">
        {title}
      </Heading>
      <ul className="sj-list jobs-more__choices">
        {choices.map(({ id, label, count, apply }) => (
          <li key={id}>
            <Button fullWidth className="jobs-more__choice" onClick={apply}>
              <span className="jobs-more__label">{label}</span>
              <span className="jobs-more__count">
                {formatCount(count)} {count === 1 ? 'Stelle' : 'Stellen'}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
