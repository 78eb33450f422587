import { useApi } from '@silverjobs/api';
import { cvQuery } from '@silverjobs/api/cv';
import { potentialJobsQuery } from '@silverjobs/api/matching';
import { shownEmail } from '@silverjobs/contract/post-address';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useUser } from '@silverjobs/shell';
import { Heading, LoadingText, Page, SkeletonCard, Stack, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import './cv.css';
import { CvEditor } from './CvEditor.tsx';
import { cvFromProfile } from './cv-from-profile.ts';
import { potentialActivities } from './potential-activities.ts';

/** /cv-generator: a CV of the profile, completed by the user, as a file (assistants-35). */
export function CvGeneratorPage(): ReactNode {
  const api = useApi();
  const user = useUser();
  const { data, error, isPending, isFetching, refetch } = useQuery(cvQuery(api));
  const catalogue = useQuery({
    ...potentialJobsQuery(api),
    enabled: user?.role === 'candidate',
  });
  // Without the catalogue the CV is made of the rest.
  const waits = isPending || (catalogue.isLoading && !catalogue.isError);

  return (
    <Page className="cv">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading level={1} tabIndex={-1}>
            Lebenslauf
          </Heading>
          <Text reading>
            Wir haben Ihren Lebenslauf aus Ihrem Profil vorbereitet. Ergänzen Sie ihn in Ruhe: Jede
            Änderung wird gespeichert.
          </Text>
        </Stack>
        {waits && (
          <>
            <LoadingText>Ihr Lebenslauf wird geladen …</LoadingText>
            <SkeletonCard lines={4} />
            <SkeletonCard lines={6} />
          </>
        )}
        {error && !data && (
          <LoadFailure
            title="Ihr Lebenslauf konnte nicht geladen werden"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && !waits && (
          <CvEditor
            stored={data}
            built={cvFromProfile({
              candidate: user?._candidate ?? null,
              email: readableEmail(shownEmail(user?.email)),
              imagined: potentialActivities(user?._candidate ?? null, catalogue.data ?? []),
            })}
          />
        )}
      </Stack>
    </Page>
  );
}
