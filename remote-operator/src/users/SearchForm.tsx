import { Button, Field, Inline, TextInput } from '@silverjobs/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

interface SearchFormProps {
  label: string;
  hint?: string;
  /** What was searched for last. */
  search: string;
  /** Fewer characters are not searched for. */
  least?: number;
  onSearch: (search: string) => void;
}

/** One field and a button: nothing is searched for, and recorded, while somebody types. */
export function SearchForm(props: SearchFormProps): ReactNode {
  const { label, hint, search, least = 0, onSearch } = props;
  const [typed, setTyped] = useState(search);
  const text = typed.trim();
  const tooShort = text.length < least;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!tooShort) onSearch(text);
  }

  return (
    <form onSubmit={submit} className="operator-search">
      <Field label={label} hint={hint}>
        <TextInput
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Inline gap={3}>
        <Button
          type="submit"
          variant="primary"
          reasonDisabled={tooShort ? `Bitte geben Sie mindestens ${least} Zeichen ein.` : undefined}
        >
          Suchen
        </Button>
      </Inline>
    </form>
  );
}
