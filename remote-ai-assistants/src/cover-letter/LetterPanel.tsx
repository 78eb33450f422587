import { JOB_ROLE_STORAGE_KEY } from '@silverjobs/contract/constants';
import { useShell, useUser } from '@silverjobs/shell';
import { Alert, Button, Field, Heading, Inline, icon, Stack, Text, TextArea } from '@silverjobs/ui';
import { Eye, Mic, PenLine } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentActions } from '../documents/DocumentActions.tsx';
import { DocumentSheet } from '../documents/DocumentSheet.tsx';
import { letterDocument } from '../documents/letter-document.ts';
import * as ownPaths from '../paths.ts';
import { gapsOf, parseLetter } from './parse-letter.ts';
import { SheetNotices } from './SheetNotices.tsx';
import type { Sheet } from './sheet-state.ts';
import './letter.css';

interface LetterPanelProps {
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
  /** What it applies for. */
  role: string | null;
}

/** Longest letter that goes along with a message. */
const LETTER_MAX = 12_000;

/** The sheet beside the conversation: written on by hand, looked at, saved (assistants-63). */
export function LetterPanel({ sheet, onChange, role }: LetterPanelProps): ReactNode {
  const { storage } = useShell();
  const navigate = useNavigate();
  const [isShown, setShown] = useState(false);
  const contact = useUser()?._candidate?.contact;
  const author = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  const text = useDeferredValue(sheet.text);
  const document = useMemo(() => letterDocument(parseLetter(text, author)), [text, author]);
  const gaps = gapsOf(sheet.text);

  function practise() {
    storage.write(JOB_ROLE_STORAGE_KEY, role);
    navigate(ownPaths.interview);
  }

  return (
    <section className="chat-panel letter-panel sj-no-print" aria-labelledby="letter-panel">
      <Heading level={2} size="h3" id="letter-panel" tabIndex={-1}>
        Ihr Anschreiben ist fertig
      </Heading>
      <Stack gap={4}>
        <SheetNotices sheet={sheet} onChange={onChange} />
        {gaps.length > 0 && <Gaps gaps={gaps} />}
        {isShown ? (
          <div className="letter-panel__paper">
            <DocumentSheet document={document} level={3} />
          </div>
        ) : (
          <Field
            label="Ihr Anschreiben zum Bearbeiten"
            hint="Sie können jedes Wort ändern. Was Sie hier schreiben, bleibt, auch wenn Sie danach im Gespräch um Änderungen bitten."
          >
            <TextArea
              className="letter-panel__text"
              rows={16}
              limit={LETTER_MAX}
              spellCheck
              lang="de"
              value={sheet.text}
              onChange={({ target }) => onChange({ ...sheet, text: target.value })}
            />
          </Field>
        )}
        <Inline gap={3}>
          <Button
            icon={isShown ? <PenLine {...icon()} /> : <Eye {...icon()} />}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Wieder bearbeiten' : 'So sieht der Brief aus'}
          </Button>
        </Inline>
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

/** What the letter still lacks; stands before everything that sends it out. */
function Gaps({ gaps }: { gaps: readonly string[] }) {
  const count = gaps.length === 1 ? 'eine Lücke' : `${gaps.length} Lücken`;
  return (
    <Alert tone="warning" title={`Im Brief ist noch ${count}`}>
      <Stack gap={2}>
        <Text>Bitte füllen Sie das aus, bevor Sie den Brief verschicken:</Text>
        <ul className="letter-panel__gaps">
          {gaps.map((gap) => (
            <li key={gap}>{gap.slice(1, -1)}</li>
          ))}
        </ul>
      </Stack>
    </Alert>
  );
}
