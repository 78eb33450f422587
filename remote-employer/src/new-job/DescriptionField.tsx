import { JOB_TEXT_MAX_LENGTH } from '@silverjobs/contract/constants';
import { Button, Field, icon, TextArea } from '@silverjobs/ui';
import { Bold, Heading2, List } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatText, type TextFormat } from './format-text.ts';

interface DescriptionFieldProps {
  id: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

const FORMATS = [
  { format: 'heading', label: 'Überschrift', icon: Heading2 },
  { format: 'list', label: 'Aufzählung', icon: List },
  { format: 'bold', label: 'Fett', icon: Bold },
] as const;

/** The description with buttons for headings, lists and bold words; the preview shows them at once. */
export function DescriptionField({ id, value, onChange, error }: DescriptionFieldProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  const next = useRef<readonly [start: number, end: number] | null>(null);
  useLayoutEffect(() => {
    if (!next.current || !area.current) return;
    area.current.focus();
    area.current.setSelectionRange(...next.current);
    next.current = null;
  });

  function apply(format: TextFormat) {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = area.current ?? {};
    const changed = formatText({ text: value, start, end }, format);
    next.current = [changed.start, changed.end];
    onChange(changed.text);
  }

  return (
    <Field
      id={id}
      label="Beschreibung"
      hint="Wählen Sie Text aus und drücken Sie einen Knopf darüber. Eine leere Zeile beginnt einen Absatz, ein Strich am Anfang einer Zeile eine Aufzählung."
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
      />
    </Field>
  );
}
