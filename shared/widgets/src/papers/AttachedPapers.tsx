import type { AttachedPaper } from '@silverjobs/contract';
import { Alert, Button, icon, Text } from '@silverjobs/ui';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { paperFacts } from './paper-facts.ts';
import { useOpenPaper } from './use-open-paper.ts';

/** Papers that went along with a message, each to be saved; a withdrawn one says so (jobs-144). */
export function AttachedPapers({ papers }: { papers: readonly AttachedPaper[] }): ReactNode {
  const { open, isLoading, failure } = useOpenPaper();
  return (
    <>
      <ul className="attached-papers" aria-label="Unterlagen">
        {papers.map(({ id, paper }) => (
          <li key={id} className="attached-papers__item">
            <FileText {...icon()} />
            {paper ? (
              <>
                <span className="attached-papers__name">
                  <Text as="span" bold>
                    {paper.name}
                  </Text>
                  <Text as="span" tone="quiet" size="sm">
                    {paperFacts(paper)}
                    {paper.checked === 'unchecked' && ', nicht auf Viren geprüft'}
                  </Text>
                </span>
                <Button
                  icon={<Download {...icon()} />}
                  loading={isLoading({ kind: 'attached', id })}
                  aria-label={`Speichern: ${paper.name}`}
                  onClick={() => open({ kind: 'attached', id })}
                >
                  Speichern
                </Button>
              </>
            ) : (
              <Text tone="quiet">Diese Unterlage wurde zurückgezogen.</Text>
            )}
          </li>
        ))}
      </ul>
      {failure && (
        <Alert tone="error" announce title="Die Unterlage konnte nicht geladen werden">
          {failure}
        </Alert>
      )}
    </>
  );
}
