/** Stands behind the choice that is in force, and behind no other. */
const IN_FORCE = ' (aktuelle Einstellung)';

/** What the fixed words of the choices mean, by their id (words-4). */
const MEANINGS: Readonly<Record<number, string>> = {
  1: 'Wir schreiben Ihnen, sobald es eine passende Stelle gibt.',
  2: 'Wir schreiben Ihnen höchstens einmal am Tag.',
  3: 'Sie bekommen keine E-Mails zu dieser Suche.',
};

/** What a choice means, where it stands alone. */
export function alertMeaning(id: number): string | undefined {
  return MEANINGS[id];
}

/** A choice of how often a saved search writes, as a radio group shows it. */
interface AlertChoice {
  value: string;
  label: string;
  hint?: string;
}

/** The choices of how often a saved search writes, with the one in force marked (jobs-25). */
export function alertChoices(
  options: readonly { readonly id: number; readonly label: string }[],
  inForce: number,
): AlertChoice[] {
  return options.map(({ id, label }) => {
    const name = label.replace(IN_FORCE, '');
    const hint = alertMeaning(id);
    return {
      value: String(id),
      label: id === inForce ? `${name}${IN_FORCE}` : name,
      ...(hint && { hint }),
    };
  });
}
