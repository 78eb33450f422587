import type { JobSearchDetail } from '@silverjobs/contract';
import { formatKilometres } from '@silverjobs/contract/formats';
import { paths } from '@silverjobs/contract/paths';
import { Alert, Card, DefinitionList, LinkButton, Stack } from '@silverjobs/ui';
import { LocationMap } from '@silverjobs/widgets/location-map';
import { Link } from 'react-router-dom';
import { mapPlace } from './search-patch.ts';

/** What an automatic search takes from the profile, with the ways to change it (jobs-32). */
export function ProfileCards({ search }: { search: JobSearchDetail }) {
  const { location, display } = search._candidate;
  const count = display.potential_jobs_count;
  return (
    <>
      <Card as="section" title="Meine Suche">
        <Stack gap={4}>
          <DefinitionList items={[{ term: 'Titel', value: search.title }]} />
          <Alert>
            Diese Suche entsteht aus Ihrem Profil. Tätigkeiten und Suchort ändern Sie dort.
          </Alert>
        </Stack>
      </Card>
      <Card as="section" title="Gesuchte Tätigkeit">
        <Stack gap={4}>
          <DefinitionList
            items={[
              { term: 'Was?', value: search.search_what_label ?? 'Noch keine Tätigkeit im Profil' },
              {
                term: 'Weitere vorstellbare Tätigkeiten',
                value: count > 0 ? String(count) : null,
              },
            ]}
          />
          <div>
            <LinkButton asChild>
              <Link to={paths.desiredJobs}>Profil bearbeiten</Link>
            </LinkButton>
          </div>
        </Stack>
      </Card>
      <Card as="section" title="Suchort">
        <Stack gap={4}>
          <DefinitionList
            items={[
              { term: 'Postleitzahl', value: location.postal_code ?? 'Noch nicht angegeben' },
              { term: 'Straße', value: location.street },
              {
                term: 'Umkreis',
                value: location.radius === null ? null : formatKilometres(location.radius),
              },
            ]}
          />
          {location.postal_code && <LocationMap place={mapPlace(search)} />}
          <div>
            <LinkButton asChild>
              <Link to={paths.searchLocation}>Profil bearbeiten</Link>
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </>
  );
}
