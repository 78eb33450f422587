import { useApi } from '@silverjobs/api';
import { saveTemplateMutation } from '@silverjobs/api/message-template';
import type { Template } from '@silverjobs/contract';
import { MESSAGE_MAX_LENGTH, TEMPLATE_TITLE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { templateForm } from '@silverjobs/contract/forms/template';
import { useShell } from '@silverjobs/shell';
import { Field, GivenText, TextArea, TextInput } from '@silverjobs/ui';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { DialogForm } from '@silverjobs/widgets/form-dialog';
import { useQueryClient } from '@tanstack/react-query';

export interface TemplateDialogProps {
  /** The template to change; null for a new one. */
  template: Template | null;
  onClose: () => void;
}

const TEXTS = {
  new: {
    title: 'Vorlage anlegen',
    done: 'Vorlage erfolgreich hinzugefügt',
    failed: 'Vorlage konnte nicht hinzugefügt werden',
  },
  change: {
    title: 'Vorlage bearbeiten',
    done: 'Vorlage erfolgreich aktualisiert',
    failed: 'Die Vorlage konnte nicht aktualisiert werden.',
  },
} as const;

const valuesOf = ({ name, message }: Template) => ({ name, message });

/** The form of a template (account-16). Render it while it is open. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { notify } = useShell();
  const texts = template ? TEXTS.change : TEXTS.new;
  const form = useForm({
    initial: template ? valuesOf(template) : { name: '', message: '' },
    version: template?.version,
    readCurrent: valuesOf,
    draft: `template.${template?.id ?? 'new'}`,
    work: 'Vorlage',
    rules: templateForm,
    mutation: saveTemplateMutation(useApi(), useQueryClient(), template?.id ?? null),
    toBody: ({ name, message }, version) => ({
      name: name.trim(),
      message: message.trim(),
      version,
    }),
    onSent: () => {
      notify({ tone: 'success', title: texts.done });
      onClose();
    },
  });
  const field = (name: 'name' | 'message') => {
    const { id, error } = form.field(name);
    return { id, error: error && `Bitte ausfüllen: ${error}` };
  };

  function cancel() {
    form.discard();
    onClose();
  }

  return (
    <DialogForm
      form={form}
      title={texts.title}
      problemsTitle="Bitte füllen Sie diese Felder aus"
      onCloseRequest={onClose}
      onCancel={cancel}
    >
      <Field
        {...field('name')}
        error={plainProblem(field('name').error, 'Bitte geben Sie einen Titel ein.')}
        label="Titel"
        hint={`Höchstens ${TEMPLATE_TITLE_MAX_LENGTH} Zeichen, nur für Sie sichtbar`}
        required
      >
        <TextInput {...form.text('name')} maxLength={TEMPLATE_TITLE_MAX_LENGTH} />
      </Field>
      <Field
        {...field('message')}
        error={plainProblem(field('message').error, 'Bitte schreiben Sie eine Nachricht.')}
        label="Nachricht"
        required
      >
        <TextArea {...form.text('message')} rows={8} limit={MESSAGE_MAX_LENGTH} />
      </Field>
      <FormFailure
        form={form}
        title={texts.failed}
        fallback="Bitte versuchen Sie es noch einmal."
      />
    </DialogForm>
  );
}

/** What the two fixed problems mean, before them (words-4); others stand as they are. */
function plainProblem(error: string | undefined, plain: string) {
  if (error === undefined || !FIXED_PROBLEMS.has(error)) return error;
  return <GivenText lang="de" plain={plain} given={error} />;
}

const FIXED_PROBLEMS: ReadonlySet<string> = new Set(['Ihr Titel', 'Kandidatenansprache']);
