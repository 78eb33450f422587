import type { JobDemand, Template } from '@silverjobs/contract';
import { useDraft, useUnsavedWork, useUser } from '@silverjobs/shell';
import { Box, Button, Field, icon, Stack, Switch, Text, TextArea } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { Send } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { ScamHint } from '../scam-hint/ScamHint.tsx';
import { ContactForm } from './ContactForm.tsx';
import { type ContactDraft, EMPTY_DRAFT, isUnsaved, parseDraft } from './contact-draft.ts';
import {
  missingFields,
  outreachPayload,
  type RequiredField,
  showsContactForm,
} from './contact-rules.ts';
import { EmployerPreview } from './EmployerPreview.tsx';
import { ReplacedMessage } from './ReplacedMessage.tsx';
import { SaveTemplate } from './SaveTemplate.tsx';
import { SendingNotices } from './SendingNotices.tsx';
import { TemplateChooser } from './TemplateChooser.tsx';
import { useSendOutreach } from './useSendOutreach.ts';

export interface ContactDialogProps {
  job: Pick<JobDemand, 'id' | 'client_id' | 'title'>;
  onClose: () => void;
  /** The message has arrived. */
  onSent: () => void;
}

/** Writes to the employer of a job (jobs-48). Render it while it is open. */
export function ContactDialog({ job, onClose, onSent }: ContactDialogProps): ReactNode {
  const user = useUser();
  const stored = user?._candidate?.contact;
  const draft = useDraft<ContactDraft>(`contact.${job.id}`, parseDraft, EMPTY_DRAFT);
  const { value } = draft;
  const [marked, setMarked] = useState<RequiredField[]>([]);
  const [messageError, setMessageError] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const [replaced, setReplaced] = useState<string | null>(null);
  const ids = useId();
  const fieldId = (field: RequiredField) => `${ids}-${field}`;
  const { send, sending, error, interrupted } = useSendOutreach(() => {
    draft.forget();
    onSent();
  });
  useUnsavedWork('Nachricht an einen Arbeitgeber', isUnsaved(value));

  const change = (part: Partial<ContactDraft>) => {
    const next = { ...value, ...part };
    draft.change(next);
    setMarked((before) => missingFields(next, stored).filter((field) => before.includes(field)));
    setIncomplete(false);
  };

  function markMessage(text: string) {
    setMarked((before) => [...new Set([...before, 'message' as const])]);
    setMessageError(text);
    document.getElementById(fieldId('message'))?.focus();
  }

  function choose(template: Template | null) {
    if (template && value.message.trim() && value.message !== template.message) {
      setReplaced(value.message);
    }
    change({ templateId: template?.id ?? 0, ...(template && { message: template.message }) });
  }

  function submit() {
    const payload = outreachPayload(value, user, job);
    if (payload) return send(payload);
    const missing = missingFields(value, stored);
    setMarked(missing);
    setMessageError('');
    setIncomplete(true);
    if (missing[0]) document.getElementById(fieldId(missing[0]))?.focus();
  }

  const empty = value.message.trim() === '';
  return (
    <Dialog
      open
      title="Arbeitgeber kontaktieren"
      subtitle={job.title}
      onCloseRequest={onClose}
      footer={
        <>
          <Box display={{ base: 'none', md: 'block' }}>
            <Button onClick={onClose}>Abbrechen</Button>
          </Box>
          <Button
            variant="primary"
            icon={<Send {...icon()} />}
            loading={sending}
            loadingText="Wird gesendet …"
            reasonDisabled={empty ? 'Bitte schreiben Sie zuerst eine Nachricht.' : undefined}
            onClickCapture={() => empty && markMessage('')}
            onClick={submit}
          >
            Nachricht senden
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <TemplateChooser templateId={value.templateId} onChoose={choose} />
        <Field
          id={fieldId('message')}
          label="Ihre Nachricht"
          required
          error={
            marked.includes('message') && (messageError || 'Bitte schreiben Sie eine Nachricht.')
          }
        >
          <TextArea
            rows={5}
            value={value.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        </Field>
        {replaced !== null && (
          <ReplacedMessage
            onUndo={() => {
              change({ message: replaced, templateId: 0 });
              setReplaced(null);
            }}
          />
        )}
        <SaveTemplate
          message={value.message}
          onMessageMissing={markMessage}
          onSaved={({ id }) => change({ templateId: id })}
        />
        <Switch checked={value.share} onChange={({ target }) => change({ share: target.checked })}>
          Ihre Kontaktdaten mitsenden
        </Switch>
        {!value.share && (
          <Text tone="quiet">
            Tipp: Mit Ihren Kontaktdaten kann der Arbeitgeber Sie direkt anrufen. Ohne sie antwortet
            er Ihnen hier unter Nachrichten.
          </Text>
        )}
        {showsContactForm(value.share, stored) && (
          <ContactForm
            edited={value.contact}
            stored={stored}
            marked={marked}
            fieldId={fieldId}
            onChange={(contact) => change({ contact })}
          />
        )}
        <ScamHint />
        <EmployerPreview draft={value} stored={stored} />
        <SendingNotices incomplete={incomplete} interrupted={interrupted} error={error} />
      </Stack>
    </Dialog>
  );
}
