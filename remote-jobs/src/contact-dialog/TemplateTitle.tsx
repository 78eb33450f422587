import { useApi } from '@silverjobs/api';
import { saveTemplateMutation } from '@silverjobs/api/message-template';
import type { Template } from '@silverjobs/contract';
import { TEMPLATE_TITLE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { templateTitleForm } from '@silverjobs/contract/forms/template';
import { Button, Field, GivenText, Stack, TextInput } from '@silverjobs/ui';
import { Box } from '@silverjobs/ui/overlays';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { defaultTemplateTitle, NO_MESSAGE } from './template-rules.ts';

export interface TemplateTitleProps {
  message: string;
  onSaved: (template: Template) => void;
  /** The message is missing. */
  onMessageMissing: (text: string) => void;
}

/** The title of a new template, and the button that saves it. */
export function TemplateTitle(props: TemplateTitleProps): ReactNode {
  const { message, onSaved, onMessageMissing } = props;
  const [initial] = useState(() => ({ name: defaultTemplateTitle(Date.now()) }));
  const form = useForm({
    initial,
    draft: 'template-title',
    rules: templateTitleForm,
    mutation: saveTemplateMutation(useApi(), useQueryClient(), null),
    toBody: ({ name }) => ({ name: name.trim(), message: message.trim() }),
    onSent: onSaved,
  });

  function save() {
    if (message.trim() === '') onMessageMissing(NO_MESSAGE);
    else form.submit();
  }

  return (
    <Box bg="ground" borderRadius="control" p={4} mt={2}>
      <Stack gap={3}>
        <Field {...form.field('name')} label="Titel der Vorlage">
          <TextInput
            {...form.text('name')}
            maxLength={TEMPLATE_TITLE_MAX_LENGTH}
            onKeyDown={({ key }) => {
              if (key === 'Enter') save();
            }}
          />
        </Field>
        <FormFailure
          form={form}
          title={
            <GivenText
              plain="Ihre Vorlage wurde nicht gespeichert."
              given="Failed to save template"
            />
          }
          fallback="Bitte versuchen Sie es noch einmal."
        />
        <div>
          <Button loading={form.sending} loadingText="Wird gespeichert …" onClick={save}>
            Vorlage speichern
          </Button>
        </div>
      </Stack>
    </Box>
  );
}
