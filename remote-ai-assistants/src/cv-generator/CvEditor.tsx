import { apiErrorBody, useApi } from '@silverjobs/api';
import { cvQuery, deleteCv, saveCv } from '@silverjobs/api/cv';
import type { Cv, CvDraft } from '@silverjobs/contract';
import { useShell, useUser } from '@silverjobs/shell';
import { Button, SegmentedControl, Stack } from '@silverjobs/ui';
import { createAutosave, useAutosaved } from '@silverjobs/widgets/autosave';
import { ConflictNotice, SaveNote } from '@silverjobs/widgets/autosave-notes';
import { DraftActions } from '@silverjobs/widgets/draft-actions';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { DocumentPreview } from '../documents/DocumentPreview.tsx';
import { CvForm } from './CvForm.tsx';
import { cvDocument } from './cv-document.ts';
import { parseUnsavedCv } from './parse-cv.ts';
import { useLocalPhoto } from './use-local-photo.ts';

type View = 'form' | 'preview';

const VIEWS = [
  { value: 'form', label: 'Bearbeiten' },
  { value: 'preview', label: 'Vorschau' },
] as const;

const WORDS = {
  name: 'Lebenslauf',
  it: 'er',
  previous: 'Vorherige Fassung',
  alsoDeleted: ', auch die vorherige Fassung',
};

const CONFLICT_WORDS = {
  title: 'Ihr Lebenslauf wurde in einem anderen Fenster geändert',
  notSaved: 'Ihr Lebenslauf wird gerade nicht gespeichert',
  reason: 'Er wurde in einem anderen Fenster geändert',
  previous: 'unten bei „Vorherige Fassung wiederherstellen“',
};

/** The CV of the opened page, kept saved. */
function useCv(stored: Cv, built: CvDraft) {
  const api = useApi();
  const queries = useQueryClient();
  const { storage } = useShell();
  const userId = useUser()?.id ?? 0;
  const [autosave] = useState(() =>
    createAutosave<CvDraft>({
      stored,
      built,
      storage,
      userId,
      key: 'draft.cv',
      parse: parseUnsavedCv,
      save: (input) => saveCv(api, input),
      load: () => queries.fetchQuery(cvQuery(api)),
      isConflict: (error) => apiErrorBody(error)?.code === 'conflict',
    }),
  );
  return { autosave, state: useAutosaved(autosave, WORDS.name) };
}

/** Form and preview: side by side where there is room, else one after the other. */
export function CvEditor({ stored, built }: { stored: Cv; built: CvDraft }): ReactNode {
  const api = useApi();
  const { autosave, state } = useCv(stored, built);
  const localPhoto = useLocalPhoto();
  const [view, setView] = useState<View>('form');
  const top = useRef<HTMLDivElement>(null);
  const { draft } = state;
  const { year } = stored;
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
        <SaveNote
          state={state}
          unchanged="Aus Ihrem Profil, noch nicht gespeichert"
          onRetry={() => void autosave.flush()}
        />
      </div>
      {state.conflict && (
        <ConflictNotice state={state} autosave={autosave} words={CONFLICT_WORDS} />
      )}
      <div className={view === 'form' ? 'cv-panes' : 'cv-panes cv-panes--preview'}>
        <div className="cv-panes__form">
          <Stack gap={5}>
            <CvForm draft={draft} year={year} localPhoto={localPhoto} onChange={autosave.change} />
            <div className="cv-panes__on">
              <Button variant="primary" fullWidth onClick={toPreview}>
                Weiter zur Vorschau
              </Button>
            </div>
            <DraftActions
              autosave={autosave}
              state={state}
              words={WORDS}
              onDelete={() => deleteCv(api)}
              refill={() => ({ ...built, photo: draft.photo })}
            />
          </Stack>
        </div>
        <div className="cv-panes__preview">
          <DocumentPreview document={shown} name="Lebenslauf" isPage />
        </div>
      </div>
    </Stack>
  );
}
