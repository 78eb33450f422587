import { type ContactDraft, EMPTY_DRAFT, isUnsaved, parseDraft } from './contact-draft.ts';

const draft: ContactDraft = {
  message: 'Guten Tag',
  templateId: 3,
  share: false,
  contact: { salutation_id: '1', first_name: 'Renate', phone: '' },
};

test.each([
  ['a whole draft', draft, draft],
  ['a message alone', { message: 'Hallo' }, { ...EMPTY_DRAFT, message: 'Hallo' }],
  [
    'odd members',
    {
      message: 'Hallo',
      templateId: 'x',
      share: 1,
      contact: { phone: 5, salutation_id: '3', x: 1 },
    },
    { ...EMPTY_DRAFT, message: 'Hallo' },
  ],
  ['no message', { templateId: 3 }, null],
  ['an endless message', { message: 'x'.repeat(20_001) }, null],
  ['something else', 'Hallo', null],
  ['null', null, null],
])('CON-09 a stored draft with %s', (_, value, expected) => {
  expect(parseDraft(value)).toEqual(expected);
});

test('CON-09 a message or a changed field counts as unsaved, an untouched dialog does not', () => {
  expect(isUnsaved(EMPTY_DRAFT)).toBe(false);
  expect(isUnsaved({ ...EMPTY_DRAFT, message: ' \n' })).toBe(false);
  expect(isUnsaved({ ...EMPTY_DRAFT, message: 'a' })).toBe(true);
  expect(isUnsaved({ ...EMPTY_DRAFT, contact: { phone: '1' } })).toBe(true);
});
