import { useApi } from '@silverjobs/api';
import { type PublicSearchParams, publicSearchQuery } from '@silverjobs/api/public';
import type { PublicSearch } from '@silverjobs/contract';
import { inPlace } from '@silverjobs/contract/countries';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { usePageHead } from '@silverjobs/shell';
import { Alert, EmptyState, Heading, Link, LinkButton, SkeletonCard, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AlertForm } from '../alert/AlertForm.tsx';
import { AlertNotice } from '../alert/AlertNotice.tsx';
import { Paging } from '../job-list/Paging.tsx';
import { PublicJobList } from '../job-list/PublicJobList.tsx';
import { SearchForm } from '../search-form/SearchForm.tsx';
import { FilterFields } from './FilterFields.tsx';
import { searchAddress, searchParamsOf } from './search-params.ts';
import { countText, headOfSearch, understoodText } from './search-texts.ts';
import '../page.css';
import './jobs.css';

/** /stellen: the search for everybody. */
export function PublicJobsPage(): ReactNode {
  const [query] = useSearchParams();
  const search = searchParamsOf(query);
  const { data, error, isFetching, refetch } = useQuery(publicSearchQuery(useApi(), search));
  usePageHead(headOfSearch(search, data));
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        Stellen für Menschen ab 60
      </Heading>
      <AlertNotice hint={query.get('hinweis')} />
      {/* Another search is another form: what the address says stands in its fields. */}
      <SearchForm key={JSON.stringify(search)} what={search.was ?? ''} where={search.wo ?? ''}>
        <FilterFields search={search} />
      </SearchForm>
      {error && !data && (
        <LoadFailure
          title="Die Stellen konnten nicht geladen werden."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <SkeletonCard lines={5} />}
      {data && <Found search={search} found={data} />}
    </div>
  );
}

function Found({ search, found }: { search: PublicSearchParams; found: PublicSearch }): ReactNode {
  const { jobs, page, pages, what, where } = found;
  const understood = understoodText(found);
  return (
    <section aria-labelledby="pub-found" className="pub-found">
      <Heading level={2} id="pub-found">
        {countText(found)}
      </Heading>
      {understood && <Text>{understood}</Text>}
      {what.others.length > 0 && (
        <Choices
          label="Meinten Sie etwas anderes?"
          choices={what.others.map(({ label }) => [
            label,
            searchAddress(search, { was: label, seite: '' }),
          ])}
        />
      )}
      {!where.is_known && (
        <Alert tone="info">
          Den Ort „{where.text}“ kennen wir nicht. Sie sehen Stellen aus allen Regionen. Versuchen
          Sie es mit der Postleitzahl.
        </Alert>
      )}
      {where.others.length > 0 && (
        <Choices
          label="Meinten Sie einen anderen Ort?"
          choices={where.others.map(({ label }) => [
            label,
            searchAddress(search, { wo: label, seite: '' }),
          ])}
        />
      )}
      {jobs.length > 0 ? (
        <PublicJobList jobs={jobs} titleLevel={3} fillsWindow />
      ) : (
        <EmptyState
          titleLevel={3}
          title="Dazu gibt es gerade keine Stelle"
          action={
            <LinkButton asChild variant="primary">
              <RouterLink to={paths.publicJobs}>Alle Stellen ansehen</RouterLink>
            </LinkButton>
          }
        >
          Suchen Sie weiter weg, mit einem anderen Wort oder ohne Filter.
        </EmptyState>
      )}
      <Paging
        page={page}
        pages={pages}
        to={(seite) => searchAddress(search, { seite: String(seite) })}
      />
      <Landings found={found} />
      <AlertForm title={alertTitle(search)} search={alertSearch(search)} />
    </section>
  );
}

function Choices({ label, choices }: { label: string; choices: (readonly [string, string])[] }) {
  return (
    <nav aria-label={label} className="pub-choices">
      <span>{label}</span>
      {choices.map(([name, to]) => (
        <Link asChild key={name}>
          <RouterLink to={to}>{name}</RouterLink>
        </Link>
      ))}
    </nav>
  );
}

/** The pages of their own of what was searched. */
function Landings({ found: { what, where } }: { found: PublicSearch }): ReactNode {
  const { occupation } = what;
  const { place } = where;
  const links = [
    ...(occupation
      ? [
          [
            `Alle Stellen: ${occupation.label}`,
            pathTo(paths.occupationJobs, { occupation: occupation.slug }),
          ],
        ]
      : []),
    ...(place
      ? [[`Alle Stellen in ${place.label}`, pathTo(paths.placeJobs, { place: place.slug })]]
      : []),
  ] as [string, string][];
  return links.length > 0 ? <Choices label="Mehr dazu:" choices={links} /> : null;
}

/** What of a search new jobs are mailed by: not its order, and not its page. */
function alertSearch({ seite: _, sortierung: _order, ...search }: PublicSearchParams) {
  return search;
}

function alertTitle({ was, wo }: PublicSearchParams): string {
  const words = [was, wo && inPlace(wo)].filter(Boolean).join(' ');
  return words ? `Neue Stellen per E-Mail: ${words}` : 'Neue Stellen per E-Mail';
}
