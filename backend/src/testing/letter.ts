import type { LetterSheet } from '@silverjobs/contract';

const parts: LetterSheet['parts'] = {
  name: 'Karl Brandt',
  street: 'Am Bach 1',
  place: '50667 Köln',
  phone: '0221 1',
  email: 'karl@test.example',
  employer: 'Praxis Hoffmann',
  contact: '',
  employerStreet: '',
  employerPlace: '50667 Köln',
  date: 'Köln, 21. November 2026',
  subject: 'Bewerbung um die Stelle „Empfang“',
  salutation: 'Guten Tag,',
  closing: 'Mit freundlichen Grüßen',
  signed: 'Karl Brandt',
  enclosed: '',
  paragraphs: [{ id: 1, text: 'gern möchte ich bei Ihnen arbeiten.' }],
};

/** A short letter with a version before it. */
export const sampleLetter: LetterSheet = {
  sessionId: 'first',
  base: 'gern möchte ich bei Ihnen arbeiten.',
  parts,
  sent: 'gern möchte ich bei Ihnen arbeiten.',
  offered: null,
  history: [{ parts: { ...parts, salutation: 'Hallo,' }, by: 'hand', at: 1_700_000_000_000 }],
  sources: [{ text: 'Karl Brandt', from: ['profile'] }],
};
