import type { Template } from '@silverjobs/contract';
import { Alert, IconTextButton, icon } from '@silverjobs/ui';
import { Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { TemplateTitle, type TemplateTitleProps } from './TemplateTitle.tsx';

/** Keeps the message as a template under a title (jobs-49). */
export function SaveTemplate({ onSaved, ...rest }: TemplateTitleProps): ReactNode {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);

  function toggle() {
    setOpen(!open);
    setSaved(false);
  }

  function done(template: Template) {
    setOpen(false);
    setSaved(true);
    onSaved(template);
  }

  return (
    <div>
      {/* Here and not as a notice of the host: that would lie on the dialog's buttons. */}
      {saved && (
        <Alert tone="success" announce>
          Vorlage erfolgreich gespeichert
        </Alert>
      )}
      <IconTextButton icon={<Save {...icon()} />} aria-expanded={open} onClick={toggle}>
        Nachricht als Vorlage speichern
      </IconTextButton>
      {open && <TemplateTitle {...rest} onSaved={done} />}
    </div>
  );
}
