import { useApi } from '@silverjobs/api';
import { employerProfileQuery } from '@silverjobs/api/client';
import { Heading, Page, SkeletonCard, Text } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProfileEditor } from './ProfileEditor.tsx';
import './employer-profile.css';

/** /new/profile: what an employer says of itself (employers-10). */
export function EmployerProfilePage(): ReactNode {
  return (
    <Page>
      <Heading level={1} tabIndex={-1}>
        Arbeitgeberprofil
      </Heading>
      <Text size="lg" reading className="employer-profile__intro">
        Bewerberinnen und Bewerber lesen gern, wer sie sucht. Ihr Profil steht neben jeder Ihrer
        Anzeigen.
      </Text>
      <Loaded />
    </Page>
  );
}

function Loaded() {
  const { data, error, isFetching, refetch } = useQuery(employerProfileQuery(useApi()));
  if (data) return <ProfileEditor client={data} />;
  if (!error) return <SkeletonCard lines={8} />;
  return (
    <LoadFailure
      title="Ihr Profil konnte nicht geladen werden"
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
