import { useApi } from '@silverjobs/api';
import { publicLandingIndexQuery } from '@silverjobs/api/public';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Card, Heading, Link } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

const SHOWN = 24;

/** The occupations with most jobs, and the Länder; each leads to its page. */
export function JobsByKind(): ReactNode {
  const { data } = useQuery(publicLandingIndexQuery(useApi()));
  if (!data || data.occupations.length === 0) return null;
  const most = data.occupations
    .slice()
    .sort((one, other) => other.count - one.count)
    .slice(0, SHOWN);
  return (
    <section className="pub-wrap pub-section">
      <Heading level={2} className="pub-title">
        Stellen nach Beruf
      </Heading>
      <Card className="pub-kinds">
        <ul>
          {most.map(({ label, slug, count }) => (
            <li key={slug}>
              <Link asChild>
                <RouterLink to={pathTo(paths.occupationJobs, { occupation: slug })}>
                  {label} ({count.toLocaleString('de-DE')})
                </RouterLink>
              </Link>
            </li>
          ))}
        </ul>
        <Link asChild variant="standalone">
          <RouterLink to={paths.publicOccupations}>Alle Berufe von A bis Z</RouterLink>
        </Link>
      </Card>
      <Heading level={2} className="pub-title">
        Stellen nach Bundesland
      </Heading>
      <Card className="pub-kinds">
        <ul>
          {data.states.map(({ label, slug, count }) => (
            <li key={slug}>
              <Link asChild>
                <RouterLink to={pathTo(paths.landPlaces, { land: slug })}>
                  {label} ({count.toLocaleString('de-DE')})
                </RouterLink>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
