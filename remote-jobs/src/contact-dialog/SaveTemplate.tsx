import { apiErrorMessage, useApi } from '@silverjobs/api';
import { addTemplateMutation } from '@silverjobs/api/outreach-template';
import type { Template } from '@silverjobs/contract';
import { TEMPLATE_TITLE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { useSessionRenewed } from '@silverjobs/shell';
import { Alert, Box, Button, Field, IconTextButton, icon, Stack, TextInput } from '@silverjobs/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { defaultTemplateTitle, templateProblem } from './template-rules.ts';

interface SaveTemplateProps {
  message: string;
  onSaved: (template: Template) => void;
  /** The message is missing. */
  onMessageMissing: (text: string) => void;
}

/** Keeps the message as a template under a title (CON-02, CON-07). */
export function SaveTemplate({ message, onSaved, onMessageMissing }: SaveTemplateProps): ReactNode {
  const queries = useQueryClient();
  const base = addTemplateMutation(useApi(), queries);
  const [title, setTitle] = useState<string | null>(null);
  const [titleError, setTitleError] = useState('');
  const titleId = useId();
  const adding = useMutation(base);
  const { isPending, reset } = adding;
  useSessionRenewed(useCallback(() => reset(), [reset]));
  const open = title !== null;

  function toggle() {
    setTitle(open ? null : defaultTemplateTitle(Date.now()));
    setTitleError('');
    adding.reset();
  }

  function save() {
    if (title === null || isPending) return;
    const problem = templateProblem(title, message);
    setTitleError(problem?.field === 'title' ? problem.text : '');
    if (problem?.field === 'message') onMessageMissing(problem.text);
    if (problem?.field === 'title') document.getElementById(titleId)?.focus();
    if (problem) return;
    adding.mutate(
      { name: title.trim(), message: message.trim() },
      {
        onSuccess: (template) => {
          setTitle(null);
          onSaved(template);
        },
      },
    );
  }

  return (
    <div>
      {/* Here and not as a notice of the host: that would lie on the dialog's buttons. */}
      {adding.isSuccess && (
        <Alert tone="success" announce>
          Vorlage erfolgreich gespeichert
        </Alert>
      )}
      <IconTextButton icon={<Save {...icon()} />} aria-expanded={open} onClick={toggle}>
        Nachricht als Vorlage speichern
      </IconTextButton>
      {open && (
        <Box bg="ground" borderRadius="control" p={4} mt={2}>
          <Stack gap={3}>
            <Field id={titleId} label="Titel der Vorlage" error={titleError}>
              <TextInput
                value={title}
                maxLength={TEMPLATE_TITLE_MAX_LENGTH}
                onChange={({ target }) => setTitle(target.value)}
                onKeyDown={({ key }) => {
                  if (key === 'Enter') save();
                }}
              />
            </Field>
            {adding.isError && (
              <Alert tone="error" title={<span lang="en">Failed to save template</span>}>
                {apiErrorMessage(adding.error, 'Bitte versuchen Sie es noch einmal.')}
              </Alert>
            )}
            <div>
              <Button loading={isPending} loadingText="Wird gespeichert …" onClick={save}>
                Vorlage speichern
              </Button>
            </div>
          </Stack>
        </Box>
      )}
    </div>
  );
}
