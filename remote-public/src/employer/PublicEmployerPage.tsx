import { useApi } from '@silverjobs/api';
import { publicEmployerQuery } from '@silverjobs/api/public';
import type { PublicEmployerPage as EmployerAnswer } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { picturePath } from '@silverjobs/contract/picture-path';
import { breadcrumbsOf, publicEmployerPicture } from '@silverjobs/contract/structured-data';
import { usePageHead } from '@silverjobs/shell';
import {
  Badge,
  Card,
  DefinitionList,
  Heading,
  LinkButton,
  SkeletonCard,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { EmployerLogo } from '@silverjobs/widgets/pictures';
import { SafeHtml } from '@silverjobs/widgets/safe-html';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useSite } from '../breadcrumbs/use-site.ts';
import { Moved } from '../job/PublicJobPage.tsx';
import { Paging } from '../job-list/Paging.tsx';
import { PublicJobList } from '../job-list/PublicJobList.tsx';
import { pageAddress, pageParamsOf } from '../job-list/page-params.ts';
import { countText } from '../jobs/search-texts.ts';
import { NotThere } from '../not-there/NotThere.tsx';
import '../page.css';

const ID = /^[1-9]\d{0,8}$/;

/** /arbeitgeber/:id/:slug: who it is, and its open jobs. */
export function PublicEmployerPage(): ReactNode {
  const { id = '' } = useParams();
  return ID.test(id) ? <LoadedEmployer key={id} id={Number(id)} /> : <UnknownEmployer />;
}

function LoadedEmployer({ id }: { id: number }): ReactNode {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { data, error, isFetching, refetch } = useQuery(
    publicEmployerQuery(useApi(), id, pageParamsOf(query)),
  );
  if (data === null) return <UnknownEmployer />;
  if (data) {
    const path = pathTo(paths.publicEmployer, { id, slug: data.employer.slug ?? '' });
    return pathname === path ? (
      <Employer path={path} found={data} />
    ) : (
      <Moved title={data.employer.name} to={path} />
    );
  }
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        Arbeitgeber
      </Heading>
      {error ? (
        <LoadFailure
          title="Der Arbeitgeber konnte nicht geladen werden."
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

function Employer({ path, found }: { path: string; found: EmployerAnswer }): ReactNode {
  const { employer, jobs, page, pages } = found;
  const trail = [
    { name: 'Stellen', path: paths.publicJobs },
    { name: employer.name, path },
  ];
  const ofPage = page > 1 ? ` – Seite ${page}` : '';
  const site = useSite();
  usePageHead({
    title: `${employer.name}: Stellen${ofPage}`,
    description: `${countText(found)} bei ${employer.name} für Menschen ab 60.${ofPage}`,
    canonical: pageAddress(path, page),
    ...(employer.id !== null && { image: publicEmployerPicture(employer.id) }),
    ...(page > 1 && { unlisted: true }),
    structuredData: [
      breadcrumbsOf(trail, site),
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: employer.name,
        url: `{origin}${path}`,
        ...(employer.logo && { logo: `{origin}${picturePath(employer.logo.id)}` }),
      },
    ],
  });
  const items = [
    { term: 'Branche', value: employer.subsector_label },
    { term: 'Größe', value: employer.company_size_label },
    { term: 'Art', value: employer.employer_type_label },
  ].filter(({ value }) => value);
  return (
    <div className="pub-wrap pub-section">
      <Breadcrumbs trail={trail} />
      <Heading level={1} tabIndex={-1}>
        {employer.name}
      </Heading>
      <EmployerLogo logo={employer.logo} name={employer.name} />
      {employer.verified && <Badge tone="success">Geprüfter Arbeitgeber</Badge>}
      {(items.length > 0 || employer.profile_description) && (
        <Card as="section" title="Über uns">
          <Stack gap={4}>
            {items.length > 0 && <DefinitionList columns={2} items={items} />}
            {employer.profile_description && (
              <SafeHtml html={employer.profile_description} headingLevel={3} />
            )}
          </Stack>
        </Card>
      )}
      <section>
        <Heading level={2}>{countText(found)}</Heading>
        <Text>Diese Stellen sind gerade offen.</Text>
      </section>
      <PublicJobList jobs={jobs} titleLevel={3} fillsWindow />
      <Paging page={page} pages={pages} to={(each) => pageAddress(path, each)} />
    </div>
  );
}

function UnknownEmployer(): ReactNode {
  return (
    <NotThere title="Hier gibt es gerade keine Stellen">
      <Text>Dieser Arbeitgeber hat keine offene Stelle, oder es gibt ihn nicht mehr.</Text>
      <LinkButton asChild variant="primary" size="large">
        <Link to={paths.publicJobs}>Alle Stellen ansehen</Link>
      </LinkButton>
    </NotThere>
  );
}
