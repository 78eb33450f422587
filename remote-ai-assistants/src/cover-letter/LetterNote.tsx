import { icon } from '@silverjobs/ui';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';

/** In the conversation, where an answer brought a letter: the way to the sheet. */
export function LetterNote(): ReactNode {
  return (
    <p className="letter-note">
      <FileText {...icon('sm')} />
      <span>
        Der Brief steht <a href="#letter-panel">im Blatt zum Bearbeiten</a>.
      </span>
    </p>
  );
}
