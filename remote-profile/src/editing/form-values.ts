/** What a form holds: a text for each field, '' for none. */
export type FormValues<F extends string> = Readonly<Record<F, string>>;

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
