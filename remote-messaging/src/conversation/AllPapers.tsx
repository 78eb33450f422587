import { Alert, Button, icon } from '@silverjobs/ui';
import { useOpenPaper } from '@silverjobs/widgets/papers';
import { FileDown, FolderDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** All papers of a conversation as one ZIP file or one PDF (jobs-144). */
export function AllPapers({ conversationId }: { conversationId: number }): ReactNode {
  const { open, isLoading, failure } = useOpenPaper();
  const all = { kind: 'all', id: conversationId } as const;
  const pdf = { kind: 'all-pdf', id: conversationId } as const;
  return (
    <div className="conversation__all-papers">
      <Button
        icon={<FileDown {...icon()} />}
        loading={isLoading(pdf)}
        loadingText="Wird zusammengefügt …"
        onClick={() => open(pdf)}
      >
        Alle Unterlagen als ein PDF speichern
      </Button>
      <Button
        icon={<FolderDown {...icon()} />}
        loading={isLoading(all)}
        loadingText="Wird geladen …"
        onClick={() => open(all)}
      >
        Alle Unterlagen als ZIP speichern
      </Button>
      {failure && (
        <Alert tone="error" announce title="Die Unterlagen konnten nicht geladen werden">
          {failure}
        </Alert>
      )}
    </div>
  );
}
