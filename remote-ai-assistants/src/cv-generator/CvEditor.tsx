import type { Cv, CvDraft } from '@silverjobs/contract';
import { Button, SegmentedControl, Stack } from '@silverjobs/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DocumentPreview } from '../documents/DocumentPreview.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { CvForm } from './CvForm.tsx';
import { cvDocument } from './cv-document.ts';
import { MoreActions } from './MoreActions.tsx';
import { SaveNote } from './SaveNote.tsx';
import { useCv } from './use-cv.ts';
import { useLocalPhoto } from './use-local-photo.ts';

type View = 'form' | 'preview';

const VIEWS = [
  { value: 'form', label: 'Bearbeiten' },
  { value: 'preview', label: 'Vorschau' },
] as const;

/** Form and preview: side by side where there is room, else one after the other. */
export function CvEditor({ stored, built }: { stored: Cv; built: CvDraft }): ReactNode {
  const { autosave, state } = useCv(stored, built);
  const localPhoto = useLocalPhoto();
  const [view, setView] = useState<View>('form');
  const top = useRef<HTMLDivElement>(null);
  const { draft } = state;
  const { year } = state.stored;
  const shown = useMemo(
    () => cvDocument({ ...draft, photo: draft.photo ?? localPhoto.photo }, year),
    [draft, localPhoto.photo, year],
  );

  function toPreview() {
    setView('preview');
    top.current?.scrollIntoView();
    top.current?.querySelector<HTMLElement>('[aria-pressed="false"]')?.focus();
  }

  return (
    <Stack gap={4}>
      <div ref={top} className="cv-bar sj-no-print">
        <SegmentedControl label="Ansicht" segments={VIEWS} value={view} onChange={setView} />
        <SaveNote state={state} onRetry={() => void autosave.flush()} />
      </div>
      {state.conflict && <ConflictNotice state={state} autosave={autosave} />}
      <div className={view === 'form' ? 'cv-panes' : 'cv-panes cv-panes--preview'}>
        <div className="cv-panes__form">
          <Stack gap={5}>
            <CvForm draft={draft} year={year} localPhoto={localPhoto} onChange={autosave.change} />
            <div className="cv-panes__on">
              <Button variant="primary" fullWidth onClick={toPreview}>
                Weiter zur Vorschau
              </Button>
            </div>
            <MoreActions autosave={autosave} state={state} built={built} />
          </Stack>
        </div>
        <div className="cv-panes__preview">
          <DocumentPreview document={shown} name="Lebenslauf" isPage />
        </div>
      </div>
    </Stack>
  );
}
