import type { Template } from '@silverjobs/contract';
import { Alert, Button } from '@silverjobs/ui';
import { type ReactNode, useState } from 'react';
import { TemplateChooser } from './TemplateChooser.tsx';

interface TemplateInsertProps {
  /** What stands in the field. */
  message: string;
  /** Is no own text: nothing is lost when a template takes its place. */
  proposed?: string;
  /** The template that was chosen, 0 for none, where the form keeps that. */
  templateId?: number;
  /** Own texts that templates took the place of, the newest last, where the form keeps them. */
  replaced?: readonly string[];
  /**
   * @param templateId the template that is chosen now, 0 for none
   * @param replaced own texts that can be brought back now
   */
  onChange: (message: string, templateId: number, replaced: readonly string[]) => void;
}

const NONE: readonly string[] = [];

/** Puts a template into a message; own words that it replaced can be brought back (jobs-48). */
export function TemplateInsert(props: TemplateInsertProps): ReactNode {
  const { message, proposed, onChange } = props;
  const [kept, setKept] = useState({ templateId: 0, replaced: NONE });
  const [inserted, setInserted] = useState('');
  const replaced = props.replaced ?? kept.replaced;
  // What was emptied can be filled with the same template again.
  const templateId = message === '' ? 0 : (props.templateId ?? kept.templateId);

  function put(text: string, id: number, own = replaced) {
    setKept({ templateId: id, replaced: own });
    onChange(text, id, own);
  }

  function choose(template: Template | null, before: Template | undefined) {
    if (!template) return put(message, 0);
    const known = [proposed, before?.message, inserted, template.message];
    const isOwn = message.trim() !== '' && !known.includes(message);
    setInserted(template.message);
    put(template.message, template.id, isOwn ? [...replaced, message] : replaced);
  }

  function undo() {
    const text = replaced.at(-1) ?? '';
    const isChanged = message.trim() !== '' && message !== inserted;
    // A template that was changed since is an own text, too: it can be had back in turn.
    put(text, 0, [...(isChanged ? [message] : []), ...replaced.slice(0, -1)]);
  }

  return (
    <>
      <TemplateChooser templateId={templateId} onChoose={choose} />
      {replaced.length > 0 && (
        <Alert announce action={<Button onClick={undo}>Eigenen Text zurückholen</Button>}>
          Die Vorlage hat Ihren Text ersetzt.
        </Alert>
      )}
    </>
  );
}
