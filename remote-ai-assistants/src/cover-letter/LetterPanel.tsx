import { JOB_ROLE_STORAGE_KEY } from '@silverjobs/contract/constants';
import { useShell, useUser } from '@silverjobs/shell';
import { Button, Heading, icon, Stack } from '@silverjobs/ui';
import { Mic } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { letterDocument } from '../documents/letter-document.ts';
import * as ownPaths from '../paths.ts';
import { parseLetter } from './parse-letter.ts';

interface LetterPanelProps {
  /** The newest letter. */
  text: string;
  /** What it applies for. */
  role: string | null;
}

/** What can be done with the finished letter (AI-12). */
export function LetterPanel({ text, role }: LetterPanelProps): ReactNode {
  const { storage } = useShell();
  const navigate = useNavigate();
  const contact = useUser()?._candidate?.contact;
  const author = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  const document = useMemo(() => letterDocument(parseLetter(text, author)), [text, author]);

  function practise() {
    storage.write(JOB_ROLE_STORAGE_KEY, role);
    navigate(ownPaths.interview);
  }

  return (
    <section className="chat-panel sj-no-print" aria-labelledby="letter-panel">
      <Heading level={2} size="h3" id="letter-panel">
        Ihr Anschreiben ist fertig
      </Heading>
      <Stack gap={4}>
        <DocumentActions document={document} />
        {role !== null && (
          <div>
            <Button icon={<Mic {...icon()} />} onClick={practise}>
              Vorstellungsgespräch für diese Stelle üben
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
