import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { cachePaper, uploadPaper } from '@silverjobs/api/paper';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, icon, Link, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FolderUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fileMakers, fileName } from './file-makers.ts';
import type { TextDocument } from './text-document.ts';

/** Keeps a document as a PDF among the papers, from where it goes along with an application. */
export function KeepAsPaper({ document }: { document: TextDocument }): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const { reportError, announce } = useShell();
  const keeping = useRenewableMutation({
    mutationFn: async () => {
      const made = await fileMakers.pdf(document);
      const file = new File([made], fileName(document.name, 'pdf'), { type: 'application/pdf' });
      const { signal } = new AbortController();
      return uploadPaper(api, file, { signal, onProgress: () => {} });
    },
    onSuccess: (paper) => {
      cachePaper(queries, paper);
      announce(`„${paper.name}“ liegt jetzt bei Ihren Unterlagen.`);
    },
    onError: (error) => reportError(error, { action: 'keeping a document as a paper' }),
  });

  return (
    <>
      <div>
        <Button
          icon={<FolderUp {...icon()} />}
          loading={keeping.isPending}
          loadingText="Wird abgelegt …"
          onClick={() => keeping.mutate()}
        >
          Zu meinen Unterlagen legen
        </Button>
      </div>
      {keeping.isSuccess && (
        <Text tone="success">
          „{keeping.data.name}“ liegt jetzt bei Ihren Unterlagen und kann mit Bewerbungen mitgehen.{' '}
          <Link asChild>
            <RouterLink to={paths.papers}>Meine Unterlagen</RouterLink>
          </Link>
        </Text>
      )}
      {keeping.isError && (
        <Alert tone="error" announce title="Die Datei konnte nicht abgelegt werden">
          {apiErrorMessage(keeping.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </>
  );
}
