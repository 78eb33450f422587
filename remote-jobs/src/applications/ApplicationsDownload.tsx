import { useApi } from '@silverjobs/api';
import { applicationsFileMutation } from '@silverjobs/api/application';
import { Text } from '@silverjobs/ui';
import { ListDownload } from '@silverjobs/widgets/list-download';
import type { ReactNode } from 'react';

/** The list of all applications as a file, for example for the Agentur für Arbeit (jobs-141). */
export function ApplicationsDownload(): ReactNode {
  return (
    <section aria-label="Liste für Ihre Unterlagen" className="applications__download">
      <Text tone="quiet">
        Alle Bewerbungen mit Datum als Liste, zum Beispiel für die Agentur für Arbeit, das AMS oder
        das RAV:
      </Text>
      <ListDownload fetching={applicationsFileMutation(useApi())} />
    </section>
  );
}
