/** What a paid plan contains (silverplus-5); free users have the first only. */
export const PLAN_FEATURES: readonly string[] = [
  'Stellenangebote',
  'Nachrichten ganz oben im Postfach der Arbeitgeber',
  'Dazu Teilzeitstellen von Partnern aus dem Internet',
  'Persönliche Anschreiben',
  'Interviewvorbereitung',
  'Job-Coach',
  'Exklusive Kurse für Menschen Ü60',
];
