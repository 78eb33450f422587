import { apiErrorMessage, useApi } from '@silverjobs/api';
import { cachePaper, uploadPaper } from '@silverjobs/api/paper';
import { paths } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, icon, Link, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { FolderUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fileMakers, fileName } from './file-makers.ts';
import type { TextDocument } from './text-document.ts';

type Result = { kept: string } | { failed: string };

/** Keeps a document as a PDF among the papers, from where it goes along with an application. */
export function KeepAsPaper({ document }: { document: TextDocument }): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  const { reportError, announce } = useShell();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  async function keep() {
    setBusy(true);
    setResult(null);
    try {
      const made = await fileMakers.pdf(document);
      const file = new File([made], fileName(document.name, 'pdf'), { type: 'application/pdf' });
      const { signal } = new AbortController();
      const paper = await uploadPaper(api, file, { signal, onProgress: () => {} });
      cachePaper(queries, paper);
      setResult({ kept: paper.name });
      announce(`„${paper.name}“ liegt jetzt bei Ihren Unterlagen.`);
    } catch (error) {
      reportError(error, { action: 'keeping a document as a paper' });
      setResult({ failed: apiErrorMessage(error, 'Bitte versuchen Sie es noch einmal.') });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div>
        <Button
          icon={<FolderUp {...icon()} />}
          loading={busy}
          loadingText="Wird abgelegt …"
          onClick={() => void keep()}
        >
          Zu meinen Unterlagen legen
        </Button>
      </div>
      {result && 'kept' in result && (
        <Text tone="success">
          „{result.kept}“ liegt jetzt bei Ihren Unterlagen und kann mit Bewerbungen mitgehen.{' '}
          <Link asChild>
            <RouterLink to={paths.papers}>Meine Unterlagen</RouterLink>
          </Link>
        </Text>
      )}
      {result && 'failed' in result && (
        <Alert tone="error" announce title="Die Datei konnte nicht abgelegt werden">
          {result.failed}
        </Alert>
      )}
    </>
  );
}
