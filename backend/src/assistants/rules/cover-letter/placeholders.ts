/** What stands in a letter where something is missing; in brackets, so that it is seen. */
export const placeholders = {
  name: '[Ihr Vor- und Nachname]',
  street: '[Ihre Straße und Hausnummer]',
  place: '[Ihre Postleitzahl und Ihr Ort]',
  employer: '[Name des Arbeitgebers]',
} as const;

/** The gaps that a letter still has. */
export const gapsOf = (letter: string): string[] => [
  ...new Set(letter.match(/\[[^[\]\n]{2,60}\]/g) ?? []),
];
