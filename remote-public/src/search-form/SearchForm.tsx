import { paths } from '@silverjobs/contract/paths';
import { Button, Field, icon, TextInput } from '@silverjobs/ui';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import './search-form.css';

interface SearchFormProps {
  /** What was searched. */
  what?: string;
  where?: string;
  /** What else is sent with the search: filters of the page. */
  children?: ReactNode;
}

/** 'Was?' and 'Wo?': a form that asks for the page of jobs, with and without scripts. */
export function SearchForm({ what, where, children }: SearchFormProps): ReactNode {
  return (
    <form action={paths.publicJobs} method="get" className="pub-search" aria-label="Stellen suchen">
      <div className="pub-search__line">
        <Field label="Was möchten Sie tun?" grow>
          <TextInput
            name="was"
            defaultValue={what}
            maxLength={100}
            placeholder="z. B. Fahrer, Garten, Büro"
            autoComplete="off"
          />
        </Field>
        <Field label="Wo?" grow>
          <TextInput
            name="wo"
            defaultValue={where}
            maxLength={100}
            placeholder="Ort oder Postleitzahl"
            autoComplete="postal-code"
          />
        </Field>
        <Button type="submit" variant="primary" size="large" icon={<Search {...icon()} />}>
          Stellen suchen
        </Button>
      </div>
      {children}
    </form>
  );
}
