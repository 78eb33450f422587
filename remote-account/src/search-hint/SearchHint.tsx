import { useApi } from '@silverjobs/api';
import { savedSearchesQuery } from '@silverjobs/api/job-search';
import { DROPPED_ENTRY_ID } from '@silverjobs/contract/constants';
import { paths } from '@silverjobs/contract/paths';
import { Card, LinkButton, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Below a public job, for a candidate: what becomes of her searches, or how she gets one (public-13). */
export function SearchHint(): ReactNode {
  const { data } = useQuery(savedSearchesQuery(useApi()));
  const count = data?.filter(({ id }) => id !== DROPPED_ENTRY_ID).length;
  if (count === undefined) return null;
  return (
    <Card as="section" title="Ihre Suchen">
      <Stack gap={4}>
        <Text>
          {count === 0
            ? 'Speichern Sie, was und wo Sie suchen. Dann schicken wir Ihnen passende neue Stellen per E-Mail.'
            : `Sie haben ${count === 1 ? 'eine Suche' : `${count} Suchen`} gespeichert. Dort stellen Sie ein, wie oft wir Ihnen neue Stellen schicken.`}
        </Text>
        <LinkButton asChild>
          <Link to={count === 0 ? paths.start : paths.searches}>
            {count === 0 ? 'Zur Stellensuche' : 'Meine Suchen ansehen'}
          </Link>
        </LinkButton>
      </Stack>
    </Card>
  );
}
