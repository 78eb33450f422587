import { useApi } from '@silverjobs/api';
import { potentialJobsQuery } from '@silverjobs/api/matching';
import type { Candidate } from '@silverjobs/contract';
import { useUser } from '@silverjobs/shell';
import { Alert, Button, Card, DefinitionList, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { chosenPotentialJobs } from '../desired-jobs/potential-jobs.ts';
import { shortProfile } from './short-profile.ts';

/** 'So sehen Arbeitgeber Ihr Kurzprofil': exactly what is shown, and what is not. */
export function ShortProfileDialog({ onClose }: { onClose: () => void }) {
  const candidate = useUser()?._candidate;
  if (!candidate) return null;
  return (
    <Dialog
      open
      title="So sehen Arbeitgeber Ihr Kurzprofil"
      subtitle="Es ist anonym, bis Sie selbst Ihre Kontaktdaten senden."
      onCloseRequest={onClose}
      footer={<Button onClick={onClose}>Schließen</Button>}
    >
      {/* Nothing in it can have the focus, and it is longer than a phone: the keyboard scrolls it. */}
      <Stack gap={5} tabIndex={0} role="group" aria-label="Kurzprofil">
        {candidate.ops.status === 'inactive' && (
          <Alert tone="warning">
            Ihre Stellensuche ist pausiert. Arbeitgeber sehen das Kurzprofil zurzeit nicht.
          </Alert>
        )}
        <Preview candidate={candidate} />
        <Text reading>
          <b>Nicht zu sehen:</b> Ihr Name, Ihre Straße und Postleitzahl, Telefon, E-Mail-Adresse und
          die Namen Ihrer früheren Arbeitgeber.
        </Text>
      </Stack>
    </Dialog>
  );
}

function Preview({ candidate }: { candidate: Candidate }) {
  const { data, error, isFetching, refetch } = useQuery(potentialJobsQuery(useApi()));
  if (error && !data) {
    return (
      <LoadFailure
        title="Die Vorschau konnte nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonText lines={6} />;
  const imagined = chosenPotentialJobs(data, candidate.additional).map(({ label }) => label);
  return (
    <Card tint>
      <DefinitionList columns={2} items={shortProfile(candidate, imagined)} />
    </Card>
  );
}
