import { useUnsavedWork } from '@silverjobs/shell';
import { Button, Card, Field, Inline, Stack, TextInput } from '@silverjobs/ui';
import { type FormEvent, useState } from 'react';

interface TitleCardProps {
  title: string;
  saving: boolean;
  onSave: (title: string, onSaved: () => void) => void;
}

/** 'Meine Suche': the title of a search. */
export function TitleCard({ title, saving, onSave }: TitleCardProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState('');
  const value = typed ?? title;
  useUnsavedWork('Titel einer Suche', typed !== null && typed !== title);

  function submit(event: FormEvent) {
    event.preventDefault();
    const next = value.trim();
    setError(next === '' ? 'Bitte geben Sie einen Titel ein.' : '');
    if (next !== '') onSave(next, () => setTyped(null));
  }

  return (
    <Card as="section" title="Meine Suche">
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Field label="Titel" error={error}>
            <TextInput
              value={value}
              maxLength={200}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Inline>
            <Button type="submit" loading={saving} loadingText="Wird gespeichert …">
              Titel speichern
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
