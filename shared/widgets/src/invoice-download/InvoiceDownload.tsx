import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { invoicePdfMutation } from '@silverjobs/api/invoice';
import { Alert, Button, icon, VisuallyHidden } from '@silverjobs/ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '../save-file/save-file.ts';

interface InvoiceDownloadProps {
  id: number;
  /** Number of the invoice, for those who hear the button without its row. */
  number: string;
  label?: string;
  variant?: 'primary' | 'secondary';
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
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
    onSuccess: ({ file_name, content }) =>
      saveFile(file_name, new Blob([bytesOf(content)], { type: 'application/pdf' })),
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
