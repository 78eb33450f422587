/** Stands behind the choice that is in force, and behind no other. */
const IN_FORCE = ' (aktuelle Einstellung)';

/** The fixed words of the choices in plain ones, by their id (words-4). */
const MEANINGS: Readonly<Record<number, string>> = {
  1: 'Sofort, wenn es eine passende Stelle gibt',
  2: 'Höchstens einmal am Tag',
  3: 'Keine E-Mails zu dieser Suche',
  4: 'Höchstens einmal in der Woche, am Montag',
};

/** A choice in plain words. */
export function alertMeaning(id: number): string | undefined {
  return MEANINGS[id];
}

/** A choice of how often a saved search writes, for a radio group. */
interface AlertChoice {
  value: string;
  /** In plain words; those that are given where we know none. */
  plain: string;
  /** The fixed words. */
  given: string;
}

/** The choices of how often a saved search writes, with the one in force marked (jobs-25). */
export function alertChoices(
  options: readonly { readonly id: number; readonly label: string }[],
  inForce: number,
): AlertChoice[] {
  return options.map(({ id, label }) => {
    const name = label.replace(IN_FORCE, '');
    return {
      value: String(id),
      plain: alertMeaning(id) ?? name,
      given: id === inForce ? `${name}${IN_FORCE}` : name,
    };
  });
}
