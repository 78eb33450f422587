import type { CvFact, CvSection } from '@silverjobs/contract';
import {
  Button,
  Field,
  Grid,
  IconTextButton,
  icon,
  Stack,
  TextInput,
  VisuallyHidden,
} from '@silverjobs/ui';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { replaced, restored } from './cv-changes.ts';
import { RemovedNote } from './RemovedNote.tsx';
import { useFocusNext } from './use-focus-next.ts';

type Facts = Extract<CvSection, { kind: 'facts' }>;

export interface FactRowsProps {
  readonly section: Facts;
  readonly freeId: number;
  readonly onChange: (section: Facts) => void;
}

const MAX_FACTS = 40;

/** Terms with what belongs to them, such as languages and software. */
export function FactRows({ section, freeId, onChange }: FactRowsProps): ReactNode {
  const focusNext = useFocusNext();
  const [removed, setRemoved] = useState<{ fact: CvFact; at: number } | null>(null);
  const { facts } = section;
  const setFacts = (next: CvFact[]) => onChange({ ...section, facts: next });

  function remove(fact: CvFact, at: number) {
    setFacts(facts.filter(({ id }) => id !== fact.id));
    setRemoved({ fact, at });
    focusNext(`cv-undo-${section.id}`);
  }

  function undo() {
    if (!removed) return;
    setFacts(restored(facts, removed.fact, removed.at));
    focusNext(`cv-${removed.fact.id}-term`);
    setRemoved(null);
  }

  return (
    <Stack gap={4}>
      {facts.map((fact, at) => (
        <div key={fact.id} className="cv-fact">
          <Grid columns={2} gap={3}>
            <Field id={`cv-${fact.id}-term`} label="Bezeichnung">
              <TextInput
                value={fact.term}
                maxLength={200}
                onChange={({ target }) =>
                  setFacts(replaced(facts, { ...fact, term: target.value }))
                }
              />
            </Field>
            <Field label="Angabe">
              <TextInput
                value={fact.value}
                maxLength={1_000}
                onChange={({ target }) =>
                  setFacts(replaced(facts, { ...fact, value: target.value }))
                }
              />
            </Field>
          </Grid>
          <IconTextButton icon={<Trash2 {...icon()} />} onClick={() => remove(fact, at)}>
            Zeile entfernen<VisuallyHidden> {fact.term || 'leer'}</VisuallyHidden>
          </IconTextButton>
        </div>
      ))}
      {removed && (
        <RemovedNote
          id={`cv-undo-${section.id}`}
          what={`Die Zeile „${removed.fact.term || 'ohne Bezeichnung'}“`}
          onUndo={undo}
        />
      )}
      {facts.length < MAX_FACTS && (
        <div>
          <Button
            icon={<Plus {...icon()} />}
            onClick={() => {
              setFacts([...facts, { id: freeId, term: '', value: '' }]);
              focusNext(`cv-${freeId}-term`);
            }}
          >
            Zeile hinzufügen
          </Button>
        </div>
      )}
    </Stack>
  );
}
