import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { invoicePdfMutation } from '@silverjobs/api/invoice';
import { Alert, Button, icon, VisuallyHidden } from '@silverjobs/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveDownload } from '../save-file/save-file.ts';

interface InvoiceDownloadProps {
  id: number;
  /** Number of the invoice, for those who hear the button without its row. */
  number: string;
  label?: string;
  variant?: 'primary' | 'secondary';
}

/** A button that saves an own invoice as a PDF, and says when it cannot (employers-31). */
export function InvoiceDownload({
  id,
  number,
  label = 'Als PDF speichern',
  variant = 'secondary',
}: InvoiceDownloadProps): ReactNode {
  const fetching = useRenewableMutation({
    ...invoicePdfMutation(useApi()),
    onSuccess: (file) => saveDownload(file, 'application/pdf'),
  });
  return (
    <>
      <Button
        variant={variant}
        icon={<Download {...icon()} />}
        loading={fetching.isPending}
        loadingText="Wird geladen …"
        onClick={() => fetching.mutate(id)}
      >
        {label}
        <VisuallyHidden> ({number})</VisuallyHidden>
      </Button>
      {fetching.isError && (
        <Alert tone="error" title="Die Rechnung konnte nicht geladen werden">
          {apiErrorMessage(fetching.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </>
  );
}
