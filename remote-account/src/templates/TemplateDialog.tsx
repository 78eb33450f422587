import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { addTemplateMutation, changeTemplateMutation } from '@silverjobs/api/outreach-template';
import type { Template } from '@silverjobs/contract';
import { TEMPLATE_TITLE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { useDraft, useShell, useUnsavedWork } from '@silverjobs/shell';
import { Alert, ErrorSummary, Field, TextArea, TextInput } from '@silverjobs/ui';
import { FormDialog } from '@silverjobs/ui/overlays';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  EMPTY_TEMPLATE,
  parseTemplateDraft,
  type TemplateDraft,
  templateProblems,
} from './template-form.ts';

export interface TemplateDialogProps {
  /** The template to change; null for a new one. */
  template: Template | null;
  onClose: () => void;
}

/** The form of a template (ACCT-06). Render it while it is open. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { notify } = useShell();
  const api = useApi();
  const queries = useQueryClient();
  const [stored] = useState<TemplateDraft>(
    template ? { name: template.name, message: template.message } : EMPTY_TEMPLATE,
  );
  const draft = useDraft(`template.${template?.id ?? 'new'}`, parseTemplateDraft, stored);
  const { value } = draft;
  const [tried, setTried] = useState(0);
  const ids = useId();
  const adding = useRenewableMutation(addTemplateMutation(api, queries));
  const changing = useRenewableMutation(changeTemplateMutation(api, queries));
  const saving = template ? changing : adding;
  useUnsavedWork('Vorlage', value.name !== stored.name || value.message !== stored.message);
  const problems = tried > 0 ? templateProblems(value) : [];
  const errorOf = (field: keyof TemplateDraft) => {
    const text = problems.find((problem) => problem.field === field)?.text;
    return text && `Bitte ausfüllen: ${text}`;
  };

  function cancel() {
    draft.forget();
    onClose();
  }

  function submit() {
    setTried(tried + 1);
    if (saving.isPending || templateProblems(value).length > 0) return;
    const input = { name: value.name.trim(), message: value.message.trim() };
    const onSuccess = () => {
      notify({
        tone: 'success',
        title: template ? 'Vorlage erfolgreich aktualisiert' : 'Vorlage erfolgreich hinzugefügt',
      });
      draft.forget();
      onClose();
    };
    if (template) changing.mutate({ id: template.id, input }, { onSuccess });
    else adding.mutate(input, { onSuccess });
  }

  return (
    <FormDialog
      title={template ? 'Vorlage bearbeiten' : 'Vorlage anlegen'}
      submitting={saving.isPending}
      onSubmit={submit}
      onCloseRequest={onClose}
      onCancel={cancel}
    >
      {problems.length > 0 && (
        <ErrorSummary
          key={tried}
          title="Bitte füllen Sie diese Felder aus"
          titleLevel={3}
          problems={problems.map(({ field, text }) => ({
            fieldId: `${ids}-${field}`,
            message: text,
          }))}
        />
      )}
      <Field
        id={`${ids}-name`}
        label="Titel"
        hint={`Höchstens ${TEMPLATE_TITLE_MAX_LENGTH} Zeichen, nur für Sie sichtbar`}
        required
        error={errorOf('name')}
      >
        <TextInput
          value={value.name}
          maxLength={TEMPLATE_TITLE_MAX_LENGTH}
          onChange={({ target }) => draft.change({ ...value, name: target.value })}
        />
      </Field>
      <Field id={`${ids}-message`} label="Nachricht" required error={errorOf('message')}>
        <TextArea
          rows={8}
          value={value.message}
          onChange={({ target }) => draft.change({ ...value, message: target.value })}
        />
      </Field>
      {saving.isError && (
        <Alert
          tone="error"
          title={
            template
              ? 'Die Vorlage konnte nicht aktualisiert werden.'
              : 'Vorlage konnte nicht hinzugefügt werden'
          }
        >
          {apiErrorMessage(saving.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </FormDialog>
  );
}
