import type { Parse } from '@silverjobs/shell';

/** What a form holds: a text for each field, '' for none. */
export type FormValues<F extends string> = Readonly<Record<F, string>>;

/** What is wrong with a field. */
export interface FormProblem<F extends string> {
  field: F;
  text: string;
}

/** A stored value as a field shows it. */
export function asText(value: string | number | null): string {
  return value === null ? '' : String(value);
}

/** A text as it is sent: trimmed, null for none. */
export function textOrNull(value: string): string | null {
  return value.trim() || null;
}

/** A chosen option as it is sent. */
export function idOrNull(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** Whether two forms hold the same. */
export function sameValues<F extends string>(one: FormValues<F>, other: FormValues<F>): boolean {
  return (Object.keys(one) as F[]).every((field) => one[field] === other[field]);
}

/** Checks a kept draft: exactly the fields of the form, each a text. */
export function draftParser<F extends string>(form: FormValues<F>): Parse<FormValues<F>> {
  const fields = Object.keys(form) as F[];
  return (value) => {
    if (typeof value !== 'object' || value === null) return null;
    const kept = value as Partial<Record<string, unknown>>;
    if (!fields.every((field) => typeof kept[field] === 'string')) return null;
    return Object.fromEntries(fields.map((field) => [field, kept[field]])) as FormValues<F>;
  };
}

/** The field that an error of the API names: 'location.postal_code' is postal_code. */
export function fieldOfParam<F extends string>(
  form: FormValues<F>,
  param: string | undefined,
): F | null {
  const name = param?.split('.').at(-1) ?? '';
  return Object.hasOwn(form, name) ? (name as F) : null;
}
