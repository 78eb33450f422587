import { useApi } from '@silverjobs/api';
import { publicLandingIndexQuery } from '@silverjobs/api/public';
import type { PublicLandingIndex } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { breadcrumbsOf } from '@silverjobs/contract/structured-data';
import { usePageHead } from '@silverjobs/shell';
import { EmptyState, Heading, LinkButton, SkeletonCard, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx';
import { useSite } from '../breadcrumbs/use-site.ts';
import { NotThere } from '../not-there/NotThere.tsx';
import { CountedLinks } from './CountedLinks.tsx';
import '../page.css';

/** /stellen/berufe: every occupation that has jobs. */
export function OccupationsPage(): ReactNode {
  return (
    <Loaded title="Berufe">
      {({ occupations }) => (
        <Directory
          title="Stellen nach Beruf"
          description={`${occupations.length} Berufe, in denen Menschen ab 60 gerade gesucht werden, von A bis Z. Jeder führt zu seinen Stellen.`}
          path={paths.publicOccupations}
          name="Berufe von A bis Z"
          links={occupations.map(({ label, slug, count }) => ({
            name: label,
            count,
            to: pathTo(paths.occupationJobs, { occupation: slug }),
          }))}
        />
      )}
    </Loaded>
  );
}

/** /stellen/land/:land: every place of a Land that has jobs. */
export function LandPlacesPage(): ReactNode {
  const { land = '' } = useParams();
  return (
    <Loaded title="Orte" land={land}>
      {({ states, places }) => {
        const chosen = states.find(({ slug }) => slug === land);
        if (!chosen) return <UnknownLand />;
        return (
          <Directory
            title={`Stellen in ${chosen.label}`}
            description={`${chosen.count.toLocaleString('de-DE')} Stellen für Menschen ab 60 in ${chosen.label}, Ort für Ort. Wählen Sie Ihren Ort.`}
            path={pathTo(paths.landPlaces, { land })}
            name="Orte mit Stellen"
            links={places.map(({ label, slug, count }) => ({
              name: label,
              count,
              to: pathTo(paths.placeJobs, { place: slug }),
            }))}
          />
        );
      }}
    </Loaded>
  );
}

interface LoadedProps {
  title: string;
  land?: string;
  children: (found: PublicLandingIndex) => ReactNode;
}

function Loaded({ title, land, children }: LoadedProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(
    publicLandingIndexQuery(useApi(), land === undefined ? {} : { land }),
  );
  if (data) return children(data);
  return (
    <div className="pub-wrap pub-section">
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {error ? (
        <LoadFailure
          title="Die Übersicht konnte nicht geladen werden."
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

interface DirectoryProps {
  title: string;
  description: string;
  path: string;
  /** Name of the list. */
  name: string;
  links: readonly { name: string; count: number; to: string }[];
}

function Directory({ title, description, path, name, links }: DirectoryProps): ReactNode {
  const site = useSite();
  const trail = [
    { name: 'Stellen', path: paths.publicJobs },
    { name: title, path },
  ];
  usePageHead({
    title,
    description,
    canonical: path,
    structuredData: [breadcrumbsOf(trail, site)],
  });
  return (
    <div className="pub-wrap pub-section">
      <Breadcrumbs trail={trail} />
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <p className="pub-lead">{description}</p>
      {links.length > 0 ? (
        <CountedLinks title={name} links={links} />
      ) : (
        <EmptyState titleLevel={2} title="Hier gibt es gerade keine Stelle" action={<AllJobs />}>
          Neue Stellen kommen jeden Tag dazu.
        </EmptyState>
      )}
    </div>
  );
}

function UnknownLand(): ReactNode {
  return (
    <NotThere title="Hier gibt es gerade keine Stelle">
      <Text>Bitte prüfen Sie die Adresse, oder sehen Sie alle Stellen an.</Text>
      <AllJobs />
    </NotThere>
  );
}

function AllJobs(): ReactNode {
  return (
    <LinkButton asChild variant="primary" size="large">
      <Link to={paths.publicJobs}>Alle Stellen ansehen</Link>
    </LinkButton>
  );
}
