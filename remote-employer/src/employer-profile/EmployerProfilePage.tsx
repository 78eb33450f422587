import { useApi } from '@silverjobs/api';
import { employerProfileQuery } from '@silverjobs/api/client';
import {
  Card,
  Heading,
  Inline,
  icon,
  LinkButton,
  Page,
  SkeletonCard,
  Stack,
  Text,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { FileUp, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { LogoCard } from '../pictures/LogoCard.tsx';
import { NonProfitCard } from './NonProfitCard.tsx';
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
  if (data) {
    return (
      <Stack gap={6}>
        <ProfileEditor client={data} />
        <LogoCard client={data} />
        {!data.isPrivate && <ForProgrammes />}
        <NonProfitCard client={data} />
      </Stack>
    );
  }
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

/** Where employers find what connects their own programmes (employers-72). */
function ForProgrammes() {
  return (
    <Card as="section" title="Schnittstelle">
      <Stack gap={4}>
        <Text>
          Arbeiten Sie mit einer Bewerberverwaltung? Mit einem Schlüssel kann sie Anzeigen schalten
          und Bewerbungen abholen. Oder Sie lesen Ihre Anzeigen als Datei ein.
        </Text>
        <Inline gap={3} stackOnPhone>
          <LinkButton asChild>
            <Link to={ownPaths.apiKeys}>
              <KeyRound {...icon()} />
              Schlüssel verwalten
            </Link>
          </LinkButton>
          <LinkButton asChild>
            <Link to={ownPaths.jobImport}>
              <FileUp {...icon()} />
              Anzeigen einlesen
            </Link>
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}
