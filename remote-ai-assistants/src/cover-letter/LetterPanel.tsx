import { useApi } from '@silverjobs/api';
import { deleteLetter } from '@silverjobs/api/letter';
import {
  APPLICATION_LETTER_STORAGE_KEY,
  JOB_ROLE_STORAGE_KEY,
} from '@silverjobs/contract/constants';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Heading, icon, SegmentedControl, Stack, Text } from '@silverjobs/ui';
import { ConflictNotice, SaveNote } from '@silverjobs/widgets/autosave-notes';
import { DraftActions } from '@silverjobs/widgets/draft-actions';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { Mic, Send, Undo2 } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentPreview } from '../documents/DocumentPreview.tsx';
import { letterDocument } from '../documents/letter-document.ts';
import * as ownPaths from '../paths.ts';
import { LetterForm } from './LetterForm.tsx';
import { letterOf, messageOf } from './letter-of.ts';
import { FIELD_LABELS, type LetterField, missingFields } from './letter-parts.ts';
import { CHANGED_BY } from './PartNotes.tsx';
import { SheetNotices } from './SheetNotices.tsx';
import { lastChange, type Sheet, undone, withOwnParts } from './sheet-state.ts';
import type { KeptSheet } from './useLetterSheet.ts';
import './letter.css';

interface LetterPanelProps {
  readonly sheet: Sheet;
  readonly kept: KeptSheet;
  /** What it applies for. */
  readonly role: string | null;
  /** The job of the pool that it is written for. */
  readonly jobId: number | null;
  /** It was written in another conversation. */
  readonly isEarlier: boolean;
  readonly onDeleted: () => void;
}

const WORDS = {
  name: 'Anschreiben',
  it: 'es',
  previous: 'Vorheriges Anschreiben',
  alsoDeleted: ', auch das vorherige, und das Gespräch beginnt neu',
};

const CONFLICT_WORDS = {
  title: 'Ihr Anschreiben wurde in einem anderen Fenster geändert',
  notSaved: 'Ihr Anschreiben wird gerade nicht gespeichert',
  reason: 'Es wurde in einem anderen Fenster geändert',
  previous: 'unten bei „Vorheriges Anschreiben wiederherstellen“',
};

const VIEWS = [
  { value: 'form', label: 'Bearbeiten' },
  { value: 'preview', label: 'Vorschau' },
] as const;

/**
 * The sheet beside the conversation: its parts as fields, each with its source and what the last change
 * made of it; looked at, saved and kept as a paper (assistants-63, assistants-82).
 */
export function LetterPanel(props: LetterPanelProps): ReactNode {
  const { sheet, kept, role, jobId, isEarlier, onDeleted } = props;
  const { autosave, state } = kept;
  const onChange = autosave.change;
  const api = useApi();
  const { storage } = useShell();
  const navigate = useNavigate();
  const [view, setView] = useState<'form' | 'preview'>('form');
  const top = useRef<HTMLDivElement>(null);
  const parts = useDeferredValue(sheet.parts);
  const document = useMemo(() => letterDocument(letterOf(parts)), [parts]);
  const missing = missingFields(sheet.parts);

  function practise() {
    storage.write(JOB_ROLE_STORAGE_KEY, role);
    navigate(ownPaths.interview);
  }

  /** To the page of the job, with the letter as the message to its employer (assistants-85). */
  function sendToEmployer(id: number) {
    const text = messageOf(sheet.parts);
    storage.write(APPLICATION_LETTER_STORAGE_KEY, { jobId: id, text });
    navigate(`${pathTo(paths.job, { id })}?bewerben`);
  }

  function toPreview() {
    setView('preview');
    top.current?.scrollIntoView?.();
    top.current?.querySelector<HTMLElement>('[aria-pressed="false"]')?.focus();
  }

  return (
    <section className="letter-panel sj-no-print" aria-labelledby="letter-panel">
      <Heading level={2} size="h3" id="letter-panel" tabIndex={-1}>
        Ihr Anschreiben
      </Heading>
      <Stack gap={4}>
        <div ref={top} className="letter-bar">
          <SegmentedControl label="Ansicht" segments={VIEWS} value={view} onChange={setView} />
          <SaveNote
            state={state}
            unchanged="Noch nicht gespeichert"
            onRetry={() => void autosave.flush()}
          />
        </div>
        <ReadAloud text={letterOf(parts).text} of="das Anschreiben" />
        {state.conflict && (
          <ConflictNotice state={state} autosave={autosave} words={CONFLICT_WORDS} />
        )}
        {isEarlier && <EarlierNote />}
        <UndoBar sheet={sheet} onChange={onChange} />
        <SheetNotices sheet={sheet} onChange={onChange} />
        {missing.length > 0 && <Gaps missing={missing} />}
        {view === 'form' ? (
          <>
            <LetterForm
              key={sheet.sessionId}
              sheet={sheet}
              onChange={(changed) => onChange(withOwnParts(sheet, changed, Date.now()))}
            />
            <Button variant="primary" onClick={toPreview}>
              Weiter zur Vorschau
            </Button>
          </>
        ) : (
          <DocumentPreview document={document} name="Anschreiben" />
        )}
        {jobId !== null && !isEarlier && (
          <Stack gap={2}>
            <Button
              variant={view === 'preview' ? 'primary' : 'secondary'}
              icon={<Send {...icon()} />}
              onClick={() => sendToEmployer(jobId)}
            >
              Mit diesem Brief bewerben
            </Button>
            <Text tone="quiet" size="sm">
              Sie sehen den Brief noch einmal als Nachricht, mit Ihren Unterlagen, bevor er abgeht.
            </Text>
          </Stack>
        )}
        {role !== null && (
          <div>
            <Button icon={<Mic {...icon()} />} onClick={practise}>
              Vorstellungsgespräch für diese Stelle üben
            </Button>
          </div>
        )}
        <DraftActions
          autosave={autosave}
          state={state}
          words={WORDS}
          onDelete={() => deleteLetter(api)}
          onDeleted={onDeleted}
        />
      </Stack>
    </section>
  );
}

/** Says that the conversation beside it has not written this letter. */
const EarlierNote = () => (
  <Text tone="quiet" size="sm">
    Dieser Brief ist aus einem früheren Gespräch. Sie können ihn hier ändern und verschicken.
    Schreiben wir jetzt einen neuen, bleibt er als vorheriges Anschreiben erhalten.
  </Text>
);

/** What was changed last and by whom, and the way back: by words and by hand are one history. */
function UndoBar({
  sheet,
  onChange,
}: {
  sheet: Sheet;
  onChange: (sheet: Sheet) => void;
}): ReactNode {
  const { announce } = useShell();
  const last = lastChange(sheet);
  if (!last) return null;
  const what = last.changes.map(({ label }) => label).join(', ') || 'nur Leerzeichen';

  function undo() {
    onChange(undone(sheet));
    announce(`Zurückgenommen: ${what}.`);
  }

  return (
    <div className="letter-undo">
      <p>
        <strong>{CHANGED_BY[last.by]}:</strong> {what}
      </p>
      <Button size="small" icon={<Undo2 {...icon('sm')} />} onClick={undo}>
        Rückgängig
      </Button>
    </div>
  );
}

/** What the letter still lacks; stands before everything that sends it out. */
function Gaps({ missing }: { missing: readonly LetterField[] }) {
  const count = missing.length === 1 ? 'eine Lücke' : `${missing.length} Lücken`;
  return (
    <Alert tone="warning" title={`Im Brief ist noch ${count}`}>
      <Stack gap={2}>
        <Text>Bitte füllen Sie das aus, bevor Sie den Brief verschicken:</Text>
        <ul className="letter-panel__gaps">
          {missing.map((field) => (
            <li key={field}>{FIELD_LABELS[field]}</li>
          ))}
        </ul>
      </Stack>
    </Alert>
  );
}
