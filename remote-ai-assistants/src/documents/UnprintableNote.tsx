import { unprintableWords } from '@silverjobs/contract/printable-text';
import { Alert } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { documentText } from './document-text.ts';
import type { TextDocument } from './text-document.ts';

const NAMED_MAX = 3;

/** Says that letters of other scripts become a '□' on paper, before somebody sends that out (assistants-39). */
export function UnprintableNote({ document }: { document: TextDocument }): ReactNode {
  const words = unprintableWords(documentText(document));
  if (words.length === 0) return null;
  const named = words.slice(0, NAMED_MAX).map((word) => `„${word}“`);
  const more = words.length > NAMED_MAX ? ' und weitere Wörter' : '';
  return (
    <Alert tone="warning" title="Manche Buchstaben können wir nicht drucken">
      Im PDF und auf Papier steht für jeden dieser Buchstaben ein leeres Kästchen. Es betrifft{' '}
      {named.join(', ')}
      {more}. Bitte schreiben Sie das mit lateinischen Buchstaben. In der Word-Datei bleibt es so,
      wie Sie es geschrieben haben.
    </Alert>
  );
}
