import type { TextDocument } from '../text-document.ts';

/** A short CV with signs that files often break. */
export function sampleCv(look: Partial<TextDocument['look']> = {}): TextDocument {
  return {
    name: 'Lebenslauf Heinz Groß',
    author: 'Heinz Groß',
    look: { layout: 'classic', textSize: 11, ...look },
    blocks: [
      {
        kind: 'head',
        title: 'Lebenslauf',
        name: 'Heinz Groß',
        lines: ['Lindenstraße 4, 79098 Freiburg'],
      },
      { kind: 'heading', text: 'Berufserfahrung' },
      {
        kind: 'entry',
        when: 'März 1998 – Juni 2024',
        title: 'Elektroinstallateur',
        place: 'Stadtwerke',
        text: 'Netze in Łódź, 15 € – „gut“',
        items: ['Wartung', 'Ausbildung'],
      },
      { kind: 'heading', text: 'Kenntnisse' },
      { kind: 'fact', term: 'Sprachen', value: 'Deutsch' },
      { kind: 'fact', term: 'Software', value: 'Word' },
    ],
  };
}
