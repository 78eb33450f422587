import { IconTextButton, icon, VisuallyHidden } from '@silverjobs/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ItemControlsProps {
  /** Id of the section or station; the buttons' ids begin with `cv-` and it. */
  readonly id: number;
  /** What is moved, for those who do not see where the button stands. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  /** Default 'Entfernen'. */
  readonly removeLabel?: string;
}

/** Buttons that move and remove a section or station. */
export function ItemControls(props: ItemControlsProps): ReactNode {
  const { id, name, isFirst, isLast, onMove, onRemove, removeLabel = 'Entfernen' } = props;
  const whose = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <>
      {!isFirst && (
        <IconTextButton
          id={`cv-${id}-up`}
          icon={<ArrowUp {...icon()} />}
          onClick={() => onMove(-1)}
        >
          Nach oben{whose}
        </IconTextButton>
      )}
      {!isLast && (
        <IconTextButton
          id={`cv-${id}-down`}
          icon={<ArrowDown {...icon()} />}
          onClick={() => onMove(1)}
        >
          Nach unten{whose}
        </IconTextButton>
      )}
      <IconTextButton id={`cv-${id}-remove`} icon={<Trash2 {...icon()} />} onClick={onRemove}>
        {removeLabel}
        {whose}
      </IconTextButton>
    </>
  );
}
