import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { icon } from '../text/icon.ts';

interface ClearButtonProps {
  /** What it clears, in words for assistive technology, e.g. 'Beruf löschen'. */
  readonly label: string;
  readonly onClear: () => void;
}

/** The cross at the end of an input. */
export function ClearButton({ label, onClear }: ClearButtonProps): ReactNode {
  return (
    <button type="button" className="sj-input-box__button" title={label} onClick={onClear}>
      <X {...icon('md')} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
