import { useApi } from '@silverjobs/api';
import { ownShortProfileQuery } from '@silverjobs/api/employer-search';
import { useUser } from '@silverjobs/shell';
import { Alert, Button, SkeletonText, Stack, Text } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { whyUnseen } from '@silverjobs/widgets/job-search-status';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { ShortProfile } from '@silverjobs/widgets/short-profile';
import { useQuery } from '@tanstack/react-query';

/** 'So sehen Arbeitgeber Ihr Kurzprofil': exactly what is shown, and what is not. */
export function ShortProfileDialog({ onClose }: { onClose: () => void }) {
  const candidate = useUser()?._candidate;
  if (!candidate) return null;
  const unseen = whyUnseen(candidate);
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
        {unseen && <Alert tone="warning">{unseen}</Alert>}
        <Preview />
        <Text reading>
          <b>Nicht zu sehen:</b> Ihr Name, Ihre Straße und Postleitzahl, Telefon, E-Mail-Adresse und
          die Namen Ihrer früheren Arbeitgeber. Wo Sie so etwas in einen Text geschrieben haben,
          steht […].
        </Text>
      </Stack>
    </Dialog>
  );
}

function Preview() {
  const { data, error, isFetching, refetch } = useQuery(ownShortProfileQuery(useApi()));
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
  return <ShortProfile detail={data} />;
}
