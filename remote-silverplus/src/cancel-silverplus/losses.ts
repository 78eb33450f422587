/** What changes when silver+ ends (silverplus-28). */
export interface Loss {
  title: string;
  before: string;
  after: string;
}

export const LOSSES: readonly Loss[] = [
  {
    title: 'Weniger Sichtbarkeit',
    before: 'Ihre Nachrichten stehen ganz oben im Postfach der Arbeitgeber.',
    after: 'Ihre Nachrichten stehen an normaler Stelle.',
  },
  {
    title: 'Weniger Stellen',
    before: 'Sie sehen unsere Stellen und dazu die unserer Partner.',
    after: 'Sie sehen nur noch unsere eigenen Stellen.',
  },
  {
    title: 'Weniger Funktionen',
    before: 'Anschreiben, Interviewvorbereitung, Job-Coach und Kurse.',
    after: 'Diese Funktionen stehen Ihnen nicht mehr zur Verfügung.',
  },
  {
    title: 'Keine silver+-Vorteile mehr',
    before: 'Sie nutzen alle Vorteile von silver+.',
    after: 'Ihr Konto bleibt kostenlos bestehen, ohne die Vorteile von silver+.',
  },
];
