import { apiErrorBody } from '@silverjobs/api';
import type { FieldOf, FormOptions, Problem } from './form-types.ts';

type Checked<V extends object> = Pick<
  FormOptions<V, never, never>,
  'initial' | 'rules' | 'findMore' | 'params'
>;

/** What is wrong, at most one problem for each field, in the order of the page. */
export function findProblems<V extends object>(form: Checked<V>, values: V): Problem<V>[] {
  const rules = typeof form.rules === 'function' ? form.rules(values) : form.rules;
  const issues = rules?.safeParse(values).error?.issues ?? [];
  const found = [
    ...issues.map(({ path, message }) => ({ field: String(path[0]), text: message })),
    ...(form.findMore?.(values) ?? []),
  ];
  return fieldsOf(form.initial).flatMap((field) => {
    const first = found.find((problem) => problem.field === field);
    return first ? [{ field, text: first.text }] : [];
  });
}

/** The field that a refusal of the server names: 'location.postal_code' is postal_code. */
export function refusedField<V extends object>(
  form: Checked<V>,
  error: unknown,
): Problem<V> | null {
  const body = apiErrorBody(error);
  const param = body?.param ?? '';
  const name = form.params?.[param] ?? param.split('.').at(-1);
  const field = fieldsOf(form.initial).find((known) => known === name);
  return body && field !== undefined ? { field, text: body.message } : null;
}

/** The names of the fields. */
export function fieldsOf<V extends object>(initial: V): FieldOf<V>[] {
  return Object.keys(initial) as FieldOf<V>[];
}
