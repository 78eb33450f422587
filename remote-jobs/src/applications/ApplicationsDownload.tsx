import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { applicationsFileMutation } from '@silverjobs/api/application';
import { Alert, Button, Inline, icon, Text } from '@silverjobs/ui';
import { saveDownload } from '@silverjobs/widgets/save-file';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

const FORMATS = [
  { format: 'pdf', label: 'Als PDF' },
  { format: 'csv', label: 'Als Tabelle (CSV)' },
] as const;

/** The list of all applications as a file, for example for the Agentur für Arbeit (jobs-141). */
export function ApplicationsDownload(): ReactNode {
  const fetching = useRenewableMutation({
    ...applicationsFileMutation(useApi()),
    onSuccess: (file, format) =>
      saveDownload(file, format === 'pdf' ? 'application/pdf' : 'text/csv'),
  });
  return (
    <section aria-label="Liste für Ihre Unterlagen" className="applications__download">
      <Text tone="quiet">
        Alle Bewerbungen mit Datum als Liste, zum Beispiel für die Agentur für Arbeit:
      </Text>
      <Inline gap={3} stackOnPhone>
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            icon={<Download {...icon()} />}
            loading={fetching.isPending && fetching.variables === format}
            loadingText="Wird geladen …"
            onClick={() => fetching.mutate(format)}
          >
            {label}
          </Button>
        ))}
      </Inline>
      {fetching.isError && (
        <Alert tone="error" title="Die Liste konnte nicht geladen werden">
          {apiErrorMessage(fetching.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </section>
  );
}
