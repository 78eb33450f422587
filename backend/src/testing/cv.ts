import type { CvDraft } from '@silverjobs/contract';

/** A short CV. */
export const sampleCv: CvDraft = {
  person: {
    name: 'Karl Brandt',
    headline: 'Tischler',
    street: 'Am Bach 1',
    place: '50667 Köln',
    phone: '0221 1',
    email: 'karl@test.example',
    birth: '',
  },
  photo: { source: 'data:image/jpeg;base64,/9j/4AAQ', ratio: 0.78 },
  layout: 'classic',
  text_size: 11,
  signed: '',
  sections: [
    {
      id: 1,
      kind: 'stations',
      title: 'Berufserfahrung',
      summarise: true,
      stations: [
        { id: 2, from: '1998', to: '2024', title: 'Tischler', place: 'Holzbau', tasks: 'Türen' },
      ],
    },
    { id: 3, kind: 'facts', title: 'Kenntnisse', facts: [{ id: 4, term: 'CAD', value: 'gut' }] },
    { id: 5, kind: 'text', title: 'Interessen', text: 'Chor' },
  ],
};
