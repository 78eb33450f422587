/** Said when a change is saved. */
export const SAVED = 'Eingabe erfolgreich gespeichert';
