import { JOB_TEXT_MAX_LENGTH } from '@silverjobs/contract/constants';
import { jobTextToHtml } from '@silverjobs/contract/job-text';
import { Button, Field, icon, Text, TextArea } from '@silverjobs/ui';
import { SafeHtml } from '@silverjobs/widgets/safe-html';
import { Bold, Heading2, List, ListOrdered } from 'lucide-react';
import { type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { formatText, type TextFormat } from './format-text.ts';
import { usePaste } from './use-paste.ts';

interface DescriptionFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

const FORMATS = [
  { format: 'heading', label: 'Überschrift', icon: Heading2 },
  { format: 'list', label: 'Aufzählung', icon: List },
  { format: 'numbers', label: 'Nummern', icon: ListOrdered },
  { format: 'bold', label: 'Fett', icon: Bold },
] as const;

/**
 * The description with buttons for headings, lists and bold words, and how it looks beside it. What is
 * pasted from Word or a web page keeps them (employers-70).
 */
export function DescriptionField({ id, value, onChange, error }: DescriptionFieldProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const next = useRef<readonly [start: number, end: number] | null>(null);
  useLayoutEffect(() => {
    if (!next.current || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(...next.current);
    next.current = null;
  });
  const { paste, said } = usePaste((text, end) => {
    next.current = [end, end];
    onChange(text);
  });

  function apply(format: TextFormat) {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    const changed = formatText({ text: value, start, end }, format);
    next.current = [changed.start, changed.end];
    onChange(changed.text);
  }

  return (
    <div className="new-job__description">
      <Field
        id={id}
        label="Beschreibung"
        hint="Sie können Text aus Word oder von einer Internetseite einfügen. Oder wählen Sie Text aus und drücken einen Knopf. Eine leere Zeile beginnt einen Absatz."
        required
        error={error}
      >
        <div role="toolbar" aria-label="Text gestalten" className="new-job__formats">
          {FORMATS.map(({ format, label, icon: Sign }) => (
            <Button key={format} icon={<Sign {...icon()} />} onClick={() => apply(format)}>
              {label}
            </Button>
          ))}
        </div>
        <TextArea
          ref={area}
          rows={10}
          limit={JOB_TEXT_MAX_LENGTH}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
        />
        <Text role="status" tone="quiet">
          {said}
        </Text>
      </Field>
      <LooksLike text={value} />
    </div>
  );
}

/** The description as it will be read; the preview of the whole advertisement comes below. */
function LooksLike({ text }: { text: string }) {
  const shown = useDeferredValue(text);
  return (
    <section aria-label="So wird der Text aussehen" className="new-job__looks">
      <Text bold>So wird der Text aussehen</Text>
      {shown.trim() === '' ? (
        <Text tone="quiet">Hier lesen Sie mit, sobald Sie schreiben.</Text>
      ) : (
        <SafeHtml html={jobTextToHtml(shown)} headingLevel={3} />
      )}
    </section>
  );
}
