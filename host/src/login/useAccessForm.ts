import { type FormEvent, useId, useState } from 'react';
import { type Problems, problemsOfFailure } from './field-problems.ts';

/** How a form is checked and sent. */
export interface AccessFormOptions<Field extends string> {
  /** Fields in the order of the page. */
  fields: readonly Field[];
  check: (values: Record<Field, string>) => Problems;
  send: (values: Record<Field, string>) => Promise<void>;
  /** Says what a failed call means here; by default the server's message, at its field. */
  explain?: (error: unknown) => Problems;
}

/**
 * A form that checks, sends once, and keeps everything typed whatever happens. Values are read from
 * the form itself, so what was typed before the scripts ran counts too.
 */
export function useAccessForm<Field extends string>(options: AccessFormOptions<Field>) {
  const { fields, check, send } = options;
  const { explain = (error: unknown) => problemsOfFailure(error, fields) } = options;
  const prefix = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [sending, setSending] = useState(false);
  const idOf = (field: Field) => `${prefix}-${field}`;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      fields.map((field) => [field, String(data.get(field) ?? '')]),
    ) as Record<Field, string>;
    const found = check(values);
    setProblems(found);
    const first = fields.find((field) => found[field] !== undefined);
    if (first) {
      document.getElementById(idOf(first))?.focus();
      return;
    }
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      setProblems(explain(error));
    } finally {
      setSending(false);
    }
  }

  return {
    problems,
    sending,
    idOf,
    formProps: {
      noValidate: true,
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
  };
}
