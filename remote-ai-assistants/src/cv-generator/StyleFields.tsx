import type { CvDraft } from '@silverjobs/contract';
import { RadioGroup } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { FoldCard } from '../documents/FoldCard.tsx';
import { styleSummary } from './summaries.ts';

const LAYOUTS = [
  { value: 'classic', label: 'Klassisch', hint: 'Jahre in einer eigenen Spalte, feine Linien' },
  { value: 'modern', label: 'Modern', hint: 'wie klassisch, Überschriften in Petrol' },
  { value: 'plain', label: 'Schlicht', hint: 'eine Spalte; gut für Online-Formulare' },
] as const;

const SIZES = [
  { value: '10', label: 'Klein' },
  { value: '11', label: 'Mittel' },
  { value: '12', label: 'Groß' },
] as const;

export interface StyleFieldsProps {
  readonly draft: CvDraft;
  readonly onChange: (draft: CvDraft) => void;
}

/** How the CV looks. */
export function StyleFields({ draft, onChange }: StyleFieldsProps): ReactNode {
  return (
    <FoldCard title="Gestaltung" summary={styleSummary(draft)}>
      <RadioGroup
        label="Aussehen"
        options={LAYOUTS}
        value={draft.layout}
        onChange={(layout) => onChange({ ...draft, layout })}
      />
      <RadioGroup
        label="Schriftgröße"
        row
        options={SIZES}
        value={String(draft.text_size) as (typeof SIZES)[number]['value']}
        onChange={(size) => onChange({ ...draft, text_size: Number(size) as 10 | 11 | 12 })}
      />
    </FoldCard>
  );
}
