import { Alert, Button } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { TemplateChooser } from './TemplateChooser.tsx';

interface TemplateInsertProps {
  /** What stands in the field. */
  message: string;
  /** Is no own text: nothing is lost when a template takes its place. */
  proposed?: string;
  onChange: (message: string) => void;
}

/** Puts a template into a message; own words that it replaced can be brought back. */
export function TemplateInsert({ message, proposed, onChange }: TemplateInsertProps): ReactNode {
  const [templateId, setTemplateId] = useState(0);
  const [replaced, setReplaced] = useState<string | null>(null);
  return (
    <>
      <TemplateChooser
        templateId={templateId}
        onChoose={(template, before) => {
          setTemplateId(template?.id ?? 0);
          if (!template) return;
          const known = ['', proposed, before?.message, template.message];
          const isOwn = !known.includes(message) && message.trim() !== '';
          setReplaced(isOwn ? message : null);
          onChange(template.message);
        }}
      />
      {replaced !== null && (
        <ReplacedMessage
          onUndo={() => {
            onChange(replaced);
            setReplaced(null);
            setTemplateId(0);
          }}
        />
      )}
    </>
  );
}

/** A template took the place of what was typed: nothing is lost. */
export function ReplacedMessage({ onUndo }: { onUndo: () => void }): ReactNode {
  return (
    <Alert announce action={<Button onClick={onUndo}>Eigenen Text zurückholen</Button>}>
      Die Vorlage hat Ihren Text ersetzt.
    </Alert>
  );
}
