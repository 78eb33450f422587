const NOTHING = 'keine Angabe';

/** The group of choices that a field is the first of. */
const groupOf = (id: string) => document.getElementById(id)?.closest('fieldset') ?? null;

/** What the page calls a field: its label, or the question of its group. */
export function shownLabel(id: string): string {
  const label =
    document.querySelector(`label[for="${CSS.escape(id)}"]`) ??
    groupOf(id)?.querySelector('legend');
  // Without '(freiwillig)'.
  return label?.firstChild?.textContent ?? 'Angabe';
}

/** What the page shows in a field at the moment: it knows the words of what was chosen there. */
export function shownNow(id: string, value: unknown): string {
  const control = document.getElementById(id);
  const isText =
    (control instanceof HTMLInputElement && !['radio', 'checkbox'].includes(control.type)) ||
    control instanceof HTMLTextAreaElement;
  return isText ? control.value.trim() || NOTHING : shownValue(id, value);
}

/** Values of fields that belong together, in one line. */
export function joinShownValues(values: readonly string[]): string {
  return values.filter((value) => value !== NOTHING).join(', ') || NOTHING;
}

/** A value as the page shows it: the words of the choice, or the text itself. */
export function shownValue(id: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  const text = String(value);
  const control = document.getElementById(id);
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find((one) => one.value === text);
    if (option) return option.text;
  }
  const choice = groupOf(id)?.querySelector(`input[value="${CSS.escape(text)}"]`);
  return (
    choice?.closest('label')?.textContent ??
    (text === 'true' ? 'ja' : text === 'false' ? 'nein' : text)
  );
}
