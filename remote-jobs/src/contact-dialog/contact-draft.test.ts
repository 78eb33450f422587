/** @jest-environment node */
import { buildCandidate } from '@silverjobs/testing';
import { contactValues, isUnsaved, KNOWN_CONTACT_VALUES } from './contact-draft.ts';

const initial = contactValues(buildCandidate().contact);

test('CON-03 the dialog opens with what the profile has', () => {
  expect(initial).toMatchObject({ share: true, salutation_id: '2', first_name: 'Renate' });
  expect(contactValues(undefined)).toMatchObject({ salutation_id: '', phone: '' });
});

test('CON-09 of a draft only a template and a salutation that can be are kept', () => {
  const { templateId, salutation_id } = KNOWN_CONTACT_VALUES;
  expect([3, 0, -1, 'x'].map(templateId)).toEqual([true, true, false, false]);
  expect(['', '1', '2', '3', 1].map(salutation_id)).toEqual([true, true, true, false, false]);
});

test('CON-09 a message or a changed field counts as unsaved, an untouched dialog does not', () => {
  expect(isUnsaved(initial, initial)).toBe(false);
  expect(isUnsaved({ ...initial, message: ' \n', share: false }, initial)).toBe(false);
  expect(isUnsaved({ ...initial, message: 'a' }, initial)).toBe(true);
  expect(isUnsaved({ ...initial, phone: '1' }, initial)).toBe(true);
  expect(isUnsaved({ ...initial, setAside: 'a' }, initial)).toBe(true);
  expect(isUnsaved({ ...initial, replaced: ['a'] }, initial)).toBe(true);
});
