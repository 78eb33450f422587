import { apiErrorMessage, useRenewableMutation } from '@silverjobs/api';
import { Alert, Button, Inline, icon } from '@silverjobs/ui';
import type { UseMutationOptions } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveDownload } from '../save-file/save-file.ts';

type Format = 'pdf' | 'csv';

const FORMATS = [
  { format: 'pdf', label: 'Als PDF' },
  { format: 'csv', label: 'Als Tabelle (CSV)' },
] as const;

interface ListDownloadProps {
  /** Fetches the list in a format. */
  fetching: UseMutationOptions<Parameters<typeof saveDownload>[0], Error, Format>;
}

/** Buttons that save a list as a PDF or a table, and say when it cannot be had (jobs-141, employers-64). */
export function ListDownload({ fetching }: ListDownloadProps): ReactNode {
  const { error, isError, isPending, mutate, variables } = useRenewableMutation({
    ...fetching,
    onSuccess: (file, format) =>
      saveDownload(file, format === 'pdf' ? 'application/pdf' : 'text/csv'),
  });
  return (
    <>
      <Inline gap={3} stackOnPhone>
        {FORMATS.map(({ format, label }) => (
          <Button
            key={format}
            icon={<Download {...icon()} />}
            loading={isPending && variables === format}
            loadingText="Wird geladen …"
            onClick={() => mutate(format)}
          >
            {label}
          </Button>
        ))}
      </Inline>
      {isError && (
        <Alert tone="error" title="Die Liste konnte nicht geladen werden">
          {apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </>
  );
}
