import { Alert, Button } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import type { ContactValues } from './contact-draft.ts';
import { exchanged } from './finished-letter.ts';

interface TextAsideProps {
  values: ContactValues;
  onChange: (part: Partial<ContactValues>) => void;
}

/** The way back to the text that is not in the field: own words or the letter (assistants-85). */
export function TextAside({ values, onChange }: TextAsideProps): ReactNode {
  if (values.setAside === '') return null;
  const { isLetterAside } = values;
  return (
    <Alert
      announce
      action={
        <Button onClick={() => onChange(exchanged(values))}>
          {isLetterAside ? 'Anschreiben zurückholen' : 'Eigenen Text zurückholen'}
        </Button>
      }
    >
      {isLetterAside
        ? 'Hier steht wieder Ihr eigener Text. Ihr Anschreiben ist aufgehoben.'
        : 'Hier steht jetzt Ihr Anschreiben. Der Text, der vorher hier stand, ist aufgehoben.'}
    </Alert>
  );
}
