import type { CvDraft, CvSection } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Button, Card, Field, Inline, icon, Stack, TextInput } from '@silverjobs/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FoldCard } from '../documents/FoldCard.tsx';
import { moved, newSection, nextId, replaced, restored, type SectionKind } from './cv-changes.ts';
import { PersonFields } from './PersonFields.tsx';
import { PhotoField } from './PhotoField.tsx';
import { RemovedNote } from './RemovedNote.tsx';
import { SectionCard } from './SectionCard.tsx';
import { StyleFields } from './StyleFields.tsx';
import { personSummary } from './summaries.ts';
import { useFocusNext } from './use-focus-next.ts';
import type { LocalPhoto } from './use-local-photo.ts';

const KINDS: readonly { kind: SectionKind; label: string }[] = [
  { kind: 'text', label: 'Text oder Liste' },
  { kind: 'stations', label: 'Stationen mit Zeitraum' },
  { kind: 'facts', label: 'Angaben in zwei Spalten' },
];

/** Adds a section, such as 'Ehrenamt' or 'Interessen'. */
function AddSection({ onAdd }: { onAdd: (kind: SectionKind) => void }): ReactNode {
  return (
    <Card as="section" title="Abschnitt hinzufügen">
      <Inline gap={3} stackOnPhone>
        {KINDS.map(({ kind, label }) => (
          <Button key={kind} icon={<Plus {...icon()} />} onClick={() => onAdd(kind)}>
            {label}
          </Button>
        ))}
      </Inline>
    </Card>
  );
}

export interface CvFormProps {
  readonly draft: CvDraft;
  readonly year: number;
  readonly localPhoto: LocalPhoto;
  readonly onChange: (draft: CvDraft) => void;
}

/** Everything of a CV that can be changed. */
export function CvForm({ draft, year, localPhoto, onChange }: CvFormProps): ReactNode {
  const { announce } = useShell();
  const focusNext = useFocusNext();
  const [removed, setRemoved] = useState<{ section: CvSection; at: number } | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const { sections } = draft;
  const setSections = (next: CvSection[]) => onChange({ ...draft, sections: next });

  function add(kind: SectionKind) {
    const section = newSection(nextId(draft), kind);
    setSections([...sections, section]);
    setAdded(section.id);
    focusNext(`cv-${section.id}-heading`);
  }

  function move(section: CvSection, step: -1 | 1) {
    const next = moved(sections, section.id, step);
    const place = next.findIndex(({ id }) => id === section.id) + 1;
    setSections(next);
    focusNext(`cv-${section.id}-${step < 0 ? 'up' : 'down'}`, `cv-${section.id}-remove`);
    announce(`${section.title || 'Abschnitt'}: jetzt an ${place}. Stelle von ${next.length}.`);
  }

  function remove(section: CvSection, at: number) {
    setSections(sections.filter(({ id }) => id !== section.id));
    setRemoved({ section, at });
    focusNext('cv-undo-section');
  }

  function undo() {
    if (!removed) return;
    setSections(restored(sections, removed.section, removed.at));
    focusNext(`cv-${removed.section.id}-fold`);
    setRemoved(null);
  }

  return (
    <Stack gap={4}>
      <StyleFields draft={draft} onChange={onChange} />
      <FoldCard title="Persönliche Daten" summary={personSummary(draft.person)}>
        <PersonFields person={draft.person} onChange={(person) => onChange({ ...draft, person })} />
        <PhotoField
          saved={draft.photo}
          local={localPhoto}
          onSave={(photo) => onChange({ ...draft, photo })}
        />
      </FoldCard>
      {sections.map((section, at) => (
        <SectionCard
          key={section.id}
          section={section}
          year={year}
          freeId={nextId(draft)}
          isNew={section.id === added}
          isFirst={at === 0}
          isLast={at === sections.length - 1}
          onChange={(next) => setSections(replaced(sections, next))}
          onMove={(step) => move(section, step)}
          onRemove={() => remove(section, at)}
        />
      ))}
      {removed && (
        <RemovedNote
          id="cv-undo-section"
          what={`Der Abschnitt „${removed.section.title || 'ohne Überschrift'}“`}
          onUndo={undo}
        />
      )}
      {sections.length < MAX_SECTIONS && <AddSection onAdd={add} />}
      <FoldCard title="Ort und Datum" summary={draft.signed.trim() || 'Noch leer'}>
        <Field
          label="Ort und Datum am Ende"
          hint="Zum Beispiel „Köln, 21. November 2026“. Darunter ist Platz für Ihre Unterschrift."
          optional
        >
          <TextInput
            value={draft.signed}
            maxLength={200}
            onChange={({ target }) => onChange({ ...draft, signed: target.value })}
          />
        </Field>
      </FoldCard>
    </Stack>
  );
}

const MAX_SECTIONS = 20;
