import type { Cv, CvDraft, CvStation } from '@silverjobs/contract';

/** A station for tests. */
export function station(values: Partial<CvStation> = {}): CvStation {
  return { id: 3, from: '2015', to: '2024', title: 'Meister', place: 'AEG', tasks: '', ...values };
}

/** A draft with one section of each kind, for tests. */
export function sampleDraft(values: Partial<CvDraft> = {}): CvDraft {
  return {
    person: {
      name: 'Heinz Groß',
      headline: 'Elektriker',
      street: 'Am Bach 1',
      place: '50667 Köln',
      phone: '0221 1',
      email: 'heinz@test.example',
      birth: '',
    },
    photo: null,
    layout: 'classic',
    text_size: 11,
    signed: '',
    sections: [
      { id: 1, kind: 'text', title: 'Kurzprofil', text: 'Ruhig und genau.' },
      { id: 2, kind: 'stations', title: 'Beruf', stations: [station()], summarise: true },
      {
        id: 4,
        kind: 'facts',
        title: 'Kenntnisse',
        facts: [
          { id: 5, term: 'Sprachen', value: 'Deutsch' },
          { id: 6, term: 'Führerschein', value: ' ' },
        ],
      },
    ],
    ...values,
  };
}

/** What the server has stored, for tests. */
export function storedCv(values: Partial<Cv> = {}): Cv {
  const updated_at = Date.UTC(2026, 10, 21, 8, 30);
  return { version: 3, draft: sampleDraft(), previous: null, updated_at, year: 2026, ...values };
}

/** What the server has before anything was saved, for tests. */
export const nothingStored: Cv = {
  version: 0,
  draft: null,
  previous: null,
  updated_at: null,
  year: 2026,
};
