import { useApi } from '@silverjobs/api';
import { publicLandingQuery } from '@silverjobs/api/public';
import type { PublicLanding } from '@silverjobs/contract';
import { formatPrice } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { breadcrumbsOf } from '@silverjobs/contract/structured-data';
import { usePageHead } from '@silverjobs/shell';
import { Heading, LinkButton, SkeletonCard, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useSite } from '../breadcrumbs/use-site.ts';
import { Moved } from '../job/PublicJobPage.tsx';
import { Paging } from '../job-list/Paging.tsx';
import { PublicJobList } from '../job-list/PublicJobList.tsx';
import { pageAddress, pageParamsOf } from '../job-list/page-params.ts';
import { countText } from '../jobs/search-texts.ts';
import { NotThere } from '../not-there/NotThere.tsx';
import { SearchForm } from '../search-form/SearchForm.tsx';
import { CountedLinks } from './CountedLinks.tsx';
import '../page.css';

/** /stellen/beruf/:occupation */
export function OccupationJobsPage(): ReactNode {
  const { occupation = '' } = useParams();
  return <Landing beruf={occupation} />;
}

/** /stellen/ort/:place */
export function PlaceJobsPage(): ReactNode {
  const { place = '' } = useParams();
  return <Landing ort={place} />;
}

/** /stellen/beruf/:occupation/:place */
export function OccupationPlaceJobsPage(): ReactNode {
  const { occupation = '', place = '' } = useParams();
  return <Landing beruf={occupation} ort={place} />;
}

function Landing(asked: { beruf?: string; ort?: string }): ReactNode {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { data, error, isFetching, refetch } = useQuery(
    publicLandingQuery(useApi(), { ...asked, ...pageParamsOf(query) }),
  );
  if (data === null) return <NoLanding />;
  if (data) {
    return pathname === data.path ? (
      <LandingPage found={data} />
    ) : (
      <Moved title={titleOf(data)} to={data.path} />
    );
  }
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        Stellen
      </Heading>
      {error ? (
        <LoadFailure
          title="Die Stellen konnten nicht geladen werden."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCard lines={6} />
      )}
    </div>
  );
}

function LandingPage({ found }: { found: PublicLanding }): ReactNode {
  const { occupation, place, jobs, page, pages, path, pay, occupations, places } = found;
  const title = titleOf(found);
  const trail = [
    { name: 'Stellen', path: paths.publicJobs },
    ...(occupation && place
      ? [
          {
            name: occupation.label,
            path: pathTo(paths.occupationJobs, { occupation: occupation.slug }),
          },
        ]
      : []),
    { name: title, path },
  ];
  const ofPage = page > 1 ? ` – Seite ${page}` : '';
  const site = useSite();
  usePageHead({
    title: `${title}${ofPage}`,
    description:
      `${countText(found)}: ${title} für Menschen ab 60, in Teilzeit, als Minijob oder im Ehrenamt. ${payText(pay) ?? ''}${ofPage}`.trim(),
    canonical: pageAddress(path, page),
    structuredData: [breadcrumbsOf(trail, site)],
    // Its jobs are in the site map; only the first page is one to be found.
    ...(page > 1 && { unlisted: true }),
  });
  return (
    <div className="pub-wrap pub-section">
      <Breadcrumbs trail={trail} />
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <p className="pub-lead">
        {countText(found)} für Menschen ab 60. {payText(pay)}
      </p>
      <SearchForm what={occupation?.label ?? ''} where={place?.label ?? ''} />
      <PublicJobList jobs={jobs} fillsWindow />
      <Paging page={page} pages={pages} to={(each) => pageAddress(path, each)} />
      <div className="pub-landing__more">
        {occupations.length > 0 && (
          <CountedLinks
            title={place ? `Berufe in ${place.label}` : 'Verwandte Berufe'}
            links={occupations.map(({ label, slug, count }) => ({
              name: label,
              count,
              to: place
                ? pathTo(paths.occupationJobsInPlace, { occupation: slug, place: place.slug })
                : pathTo(paths.occupationJobs, { occupation: slug }),
            }))}
          />
        )}
        {places.length > 0 && (
          <CountedLinks
            title={occupation ? `${occupation.label} an anderen Orten` : 'Orte in der Nähe'}
            links={places.map(({ label, slug, count }) => ({
              name: label,
              count,
              to: occupation
                ? pathTo(paths.occupationJobsInPlace, { occupation: occupation.slug, place: slug })
                : pathTo(paths.placeJobs, { place: slug }),
            }))}
          />
        )}
      </div>
    </div>
  );
}

function NoLanding(): ReactNode {
  return (
    <NotThere title="Dazu gibt es gerade keine Stelle">
      <Text>Suchen Sie mit anderen Worten, oder sehen Sie alle Stellen an.</Text>
      <SearchForm />
      <LinkButton asChild>
        <RouterLink to={paths.publicJobs}>Alle Stellen ansehen</RouterLink>
      </LinkButton>
    </NotThere>
  );
}

function titleOf({ occupation, place }: Pick<PublicLanding, 'occupation' | 'place'>): string {
  const what = occupation ? `Stellen als ${occupation.label}` : 'Stellen';
  return place ? `${what} in ${place.label}` : what;
}

function payText(pay: PublicLanding['pay']): string | null {
  if (!pay) return null;
  return `Typisch sind ${formatPrice(pay.from)} bis ${formatPrice(pay.to)} in der Stunde, nach ${pay.jobs} Anzeigen.`;
}
