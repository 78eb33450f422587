import { searchTitleForm } from '@silverjobs/contract/forms/saved-search';
import { Card, Field, Inline, TextInput } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import type { SavingSearch } from './useUpdateSearch.ts';

interface TitleCardProps {
  searchId: number;
  title: string;
  saving: SavingSearch;
}

/** 'Meine Suche': the title of a search. */
export function TitleCard({ searchId, title, saving }: TitleCardProps) {
  const form = useForm({
    ...saving,
    initial: { title },
    draft: `search-title.${searchId}`,
    work: 'Titel einer Suche',
    rules: searchTitleForm,
    readCurrent: (current) => ({ title: current.title }),
    toBody: (values, version) => ({ title: values.title.trim(), version }),
  });
  return (
    <Card as="section" title="Meine Suche">
      <Form form={form} gap={4}>
        <Field {...form.field('title')} label="Titel">
          <TextInput {...form.text('title')} maxLength={200} />
        </Field>
        <Inline>
          <SubmitButton form={form} loadingText="Wird gespeichert …">
            Titel speichern
          </SubmitButton>
        </Inline>
      </Form>
    </Card>
  );
}
