import type { Parse } from '@silverjobs/shell';
import { fieldsOf } from './find-problems.ts';
import type { Base, FormOptions, Typed } from './form-types.ts';

/** More than any field takes, so that nothing typed is lost. */
const MAX_STORED_LENGTH = 20_000;

/**
 * Reads a stored draft: what was typed, by field. A field is kept when it passes its check, without
 * one when it is of the kind with which the form begins; a list is one of texts.
 */
export function draftParser<V extends object>({
  initial,
  keep,
}: Pick<FormOptions<V, never, never>, 'initial' | 'keep'>): Parse<Typed<V>> {
  const readFields = (stored: Record<string, unknown>) => {
    const kept = fieldsOf(initial).filter((field) => {
      const part = stored[field];
      if (typeof part === 'string' && part.length > MAX_STORED_LENGTH) return false;
      return keep?.[field]?.(part) ?? isOfKind(part, initial[field]);
    });
    return Object.fromEntries(kept.map((field) => [field, stored[field]])) as Partial<V>;
  };
  const readBase = (stored: unknown): Base<V> | null => {
    if (!isRecord(stored) || !isRecord(stored.values)) return null;
    const { version, values } = stored;
    if (typeof version !== 'string') return null;
    return { version, values: { ...initial, ...readFields(values) } };
  };
  return (value) => {
    if (!isRecord(value)) return null;
    const base = readBase(value.$base);
    return { ...readFields(value), ...(base && { $base: base }) };
  };
}

function isOfKind(stored: unknown, initial: unknown): boolean {
  if (!Array.isArray(initial)) return stored !== undefined && typeof stored === typeof initial;
  return Array.isArray(stored) && stored.every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * What stands in the fields of the page and not in the values: it was typed before the scripts ran,
 * or a password manager put it there without a word.
 */
export function typedInPage<V extends object>(form: HTMLFormElement, values: V): Partial<V> {
  const shown = fieldsOf(values).flatMap((field) => {
    const control = form.elements.namedItem(field);
    const text = control && 'value' in control ? control.value : null;
    const isUnseen = typeof values[field] === 'string' && text !== null && text !== values[field];
    return isUnseen ? [[field, text]] : [];
  });
  return Object.fromEntries(shown) as Partial<V>;
}

/** Whether two forms hold the same. */
export function sameValues<V extends object>(one: V, other: V): boolean {
  return fieldsOf(one).every((field) => Object.is(one[field], other[field]));
}
