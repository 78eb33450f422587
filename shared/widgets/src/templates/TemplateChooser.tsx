import { useApi } from '@silverjobs/api';
import { templatesQuery } from '@silverjobs/api/message-template';
import type { Template } from '@silverjobs/contract';
import { Alert, Button, Field, GivenText, NativeSelect, SkeletonText } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface TemplateChooserProps {
  /** 0 for none. */
  templateId: number;
  /** @param before the template that was chosen until now */
  onChoose: (template: Template | null, before: Template | undefined) => void;
}

/** Chooses a template that fills the message (jobs-48). */
export function TemplateChooser({ templateId, onChoose }: TemplateChooserProps): ReactNode {
  const { data, isPending, isError, isFetching, refetch } = useQuery(templatesQuery(useApi()));
  if (isPending) return <SkeletonText lines={2} />;
  if (isError) {
    return (
      <Alert
        tone="error"
        title={
          <GivenText
            plain="Ihre Vorlagen konnten nicht geladen werden."
            given="Error loading data"
          />
        }
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Erneut versuchen
          </Button>
        }
      >
        Sie können trotzdem schreiben.
      </Alert>
    );
  }
  if (data.length === 0) return null;
  const chosen = data.find(({ id }) => id === templateId);
  return (
    <Field label="Vorlage" optional>
      <NativeSelect
        value={chosen ? String(templateId) : ''}
        placeholder="Ohne Vorlage"
        options={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) =>
          onChoose(data.find(({ id }) => String(id) === target.value) ?? null, chosen)
        }
      />
    </Field>
  );
}
