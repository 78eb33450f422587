import type { CvSection } from '@silverjobs/contract';
import { Field, Inline, TextArea, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { FoldCard } from '../documents/FoldCard.tsx';
import { FactRows } from './FactRows.tsx';
import { ItemControls } from './ItemControls.tsx';
import { StationList } from './StationList.tsx';
import { sectionSummary } from './summaries.ts';

export interface SectionCardProps {
  readonly section: CvSection;
  readonly year: number;
  /** An id for a new piece. */
  readonly freeId: number;
  /** Just added: it begins open. */
  readonly isNew: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (section: CvSection) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

const TEXT_LIMIT = 4_000;

/** One section of the CV with its heading and content. */
export function SectionCard(props: SectionCardProps): ReactNode {
  const { section, year, freeId, isNew, isFirst, isLast, onChange, onMove, onRemove } = props;
  const name = section.title.trim() || 'Neuer Abschnitt';
  return (
    <FoldCard
      id={`cv-${section.id}-fold`}
      title={name}
      summary={sectionSummary(section)}
      startsOpen={isNew}
    >
      <Field id={`cv-${section.id}-heading`} label="Überschrift des Abschnitts">
        <TextInput
          value={section.title}
          maxLength={200}
          onChange={({ target }) => onChange({ ...section, title: target.value })}
        />
      </Field>
      {section.kind === 'stations' && (
        <StationList section={section} year={year} freeId={freeId} onChange={onChange} />
      )}
      {section.kind === 'facts' && (
        <FactRows section={section} freeId={freeId} onChange={onChange} />
      )}
      {section.kind === 'text' && (
        <Field
          label="Text"
          hint="Beginnt eine Zeile mit einem Strich und einem Leerzeichen, wird sie ein Aufzählungspunkt."
        >
          <TextArea
            value={section.text}
            limit={TEXT_LIMIT}
            onChange={({ target }) =>
              onChange({ ...section, text: target.value.slice(0, TEXT_LIMIT) })
            }
          />
        </Field>
      )}
      <Inline gap={2} className="cv-controls">
        <ItemControls
          id={section.id}
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
          onRemove={onRemove}
          removeLabel="Abschnitt entfernen"
        />
      </Inline>
    </FoldCard>
  );
}
