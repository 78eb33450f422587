/** @jest-environment node */
import { parsePhoto, parseUnsavedCv } from './parse-cv.ts';
import { sampleDraft } from './testing/sample-draft.ts';

const draft = sampleDraft();

test('AI-13 a kept draft is read back as it was', () => {
  expect(parseUnsavedCv(JSON.parse(JSON.stringify({ version: 2, draft })))).toEqual({
    version: 2,
    draft,
  });
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['no version', { draft }],
  ['no draft', { version: 1 }],
  ['a person without a name', { version: 1, draft: { ...draft, person: {} } }],
  ['sections that are no list', { version: 1, draft: { ...draft, sections: {} } }],
  [
    'an unknown section',
    { version: 1, draft: { ...draft, sections: [{ id: 1, kind: 'x', title: '' }] } },
  ],
  [
    'a station without fields',
    {
      version: 1,
      draft: { ...draft, sections: [{ ...draft.sections[1], stations: [{ id: 1 }] }] },
    },
  ],
  [
    'a foreign picture',
    { version: 1, draft: { ...draft, photo: { source: 'https://x', ratio: 1 } } },
  ],
  ['an unknown layout', { version: 1, draft: { ...draft, layout: 'x' } }],
])('AI-13 %s is no kept draft', (_, value) => {
  expect(parseUnsavedCv(value)).toBeNull();
});

test.each([
  [{ source: 'data:image/jpeg;base64,AA==', ratio: 0.8 }, true],
  [{ source: 'data:image/svg+xml;base64,AA==', ratio: 0.8 }, false],
  [{ source: 'data:image/jpeg;base64,AA==', ratio: Number.NaN }, false],
  [{ source: 'data:image/jpeg;base64,<script>', ratio: 1 }, false],
  [null, false],
])('AI-13 the kept photo %j is taken: %p', (value, taken) => {
  expect(parsePhoto(value)).toEqual(taken ? value : null);
});
