import type { JobDemand } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { useUser } from '@silverjobs/shell';
import { Button, Field, icon, Stack, Switch, Text, TextArea } from '@silverjobs/ui';
import { Box, Dialog } from '@silverjobs/ui/overlays';
import { FormProblems } from '@silverjobs/widgets/form';
import { LazyPaperPicker } from '@silverjobs/widgets/papers-on-demand';
import { SafetyWarnings } from '@silverjobs/widgets/safety';
import { TemplateInsert } from '@silverjobs/widgets/templates';
import { Send } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ScamHint } from '../scam-hint/ScamHint.tsx';
import { ContactForm } from './ContactForm.tsx';
import { INCOMPLETE, showsContactForm } from './contact-rules.ts';
import { EmployerPreview } from './EmployerPreview.tsx';
import { withLetter } from './finished-letter.ts';
import { SaveTemplate } from './SaveTemplate.tsx';
import { SendingNotices } from './SendingNotices.tsx';
import { TextAside } from './TextAside.tsx';
import { useContactForm } from './useContactForm.ts';
import { useFinishedLetter } from './useFinishedLetter.ts';

export interface ContactDialogProps {
  job: Pick<JobDemand, 'id' | 'client_id' | 'title' | '_warnings'>;
  onClose: () => void;
  /** The message has arrived. */
  onSent: () => void;
}

const NO_MESSAGE = 'Bitte schreiben Sie eine Nachricht.';

/** Writes to the employer of a job (jobs-48). Render it while it is open. */
export function ContactDialog({ job, onClose, onSent }: ContactDialogProps): ReactNode {
  const user = useUser();
  const stored = user?._candidate?.contact;
  const [paperIds, setPaperIds] = useState<number[]>([]);
  const form = useContactForm(job, paperIds, onSent);
  const { values, set } = form;
  const askForMessage = (text: string) => form.refuse({ field: 'message', text });

  useFinishedLetter(job.id, (letter) => set(withLetter(values, letter)));
  const empty = values.message.trim() === '';
  const message = useRef<HTMLTextAreaElement>(null);
  return (
    <Dialog
      open
      title="Arbeitgeber kontaktieren"
      subtitle={job.title}
      onCloseRequest={onClose}
      // One writes at once (layout-35); where there is a warning it is read first.
      initialFocus={job._warnings.length > 0 ? undefined : message}
      footer={
        <>
          <Box display={{ base: 'none', md: 'block' }}>
            <Button onClick={onClose}>Abbrechen</Button>
          </Box>
          <Button
            variant="primary"
            icon={<Send {...icon()} />}
            loading={form.sending}
            loadingText="Wird gesendet …"
            reasonDisabled={empty ? 'Bitte schreiben Sie zuerst eine Nachricht.' : undefined}
            onClickCapture={() => empty && askForMessage(NO_MESSAGE)}
            onClick={() => form.submit()}
          >
            Nachricht senden
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <FormProblems form={form} title={INCOMPLETE} titleLevel={3} />
        <SafetyWarnings warnings={job._warnings} where="In dieser Anzeige" beforeAnswer />
        <TextAside values={values} onChange={set} />
        <Field {...form.field('message')} label="Ihre Nachricht" required>
          <TextArea {...form.text('message')} ref={message} rows={5} limit={MESSAGE_MAX_LENGTH} />
        </Field>
        <Switch checked={values.share} onChange={({ target }) => set({ share: target.checked })}>
          Ihre Kontaktdaten mitsenden
        </Switch>
        {!values.share && (
          <Text tone="quiet">
            Tipp: Mit Ihren Kontaktdaten kann der Arbeitgeber Sie direkt anrufen. Ohne sie antwortet
            er Ihnen hier unter Nachrichten.
          </Text>
        )}
        {user?.isPaidUser && (
          <Text tone="quiet">
            Mit silver+ steht Ihre Nachricht beim Arbeitgeber oben. Er sieht, dass es an silver+
            liegt.
          </Text>
        )}
        {showsContactForm(values.share, stored) && <ContactForm form={form} stored={stored} />}
        <LazyPaperPicker chosen={paperIds} onChange={setPaperIds} />
        <ScamHint />
        <TemplateInsert
          message={values.message}
          templateId={values.templateId}
          replaced={values.replaced}
          onChange={(message, templateId, replaced) => set({ message, templateId, replaced })}
        />
        <SaveTemplate
          message={values.message}
          onMessageMissing={askForMessage}
          onSaved={({ id }) => set({ templateId: id })}
        />
        <EmployerPreview values={values} stored={stored} paperIds={paperIds} />
        <SendingNotices interrupted={form.interrupted} error={form.failure} />
      </Stack>
    </Dialog>
  );
}
