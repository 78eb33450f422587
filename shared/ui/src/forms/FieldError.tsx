import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { icon } from '../text/icon.ts';

interface FieldErrorProps {
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** The error line of a field or a group, with icon and the word 'Fehler' for screen readers. */
export function FieldError({ id, children }: FieldErrorProps): ReactNode {
  if (!children) return null;
  return (
    <div className="sj-field__error" id={id}>
      <CircleAlert {...icon('md')} />
      <span>
        <VisuallyHidden>Fehler: </VisuallyHidden>
        {children}
      </span>
    </div>
  );
}
