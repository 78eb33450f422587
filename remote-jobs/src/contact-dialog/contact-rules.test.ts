/** @jest-environment node */
import { buildCandidate, buildCandidateUser } from '@silverjobs/testing';
import { contactValues } from './contact-draft.ts';
import {
  missingProblems,
  outreachPayload,
  previewLine,
  sentContact,
  showsContactForm,
} from './contact-rules.ts';

const stored = buildCandidate().contact;
const empty = {
  ...stored,
  salutation_id: null,
  first_name: null,
  last_name: null,
  phone: null,
  complete: false,
};
const draft = { ...contactValues(stored), message: 'Guten Tag' };
const blank = contactValues(undefined);
const job = { id: 12, client_id: 31 };

test.each([
  ['on, complete', true, stored, true],
  ['on, incomplete', true, empty, true],
  ['off, complete', false, stored, false],
  ['off, incomplete', false, empty, true],
  ['off, unknown', false, undefined, true],
])('CON-03 whether the contact form shows: %s', (_, share, contact, expected) => {
  expect(showsContactForm(share, contact)).toBe(expected);
});

const whole = {
  salutation_id: 2,
  first_name: 'Renate',
  last_name: 'Schuster',
  phone: '0221 4455667',
};

test.each([
  ['nothing edited', draft, stored, whole],
  ['blank fields', { ...blank, first_name: ' ' }, stored, whole],
  ['one edited', { ...blank, phone: ' 0171 1 ' }, stored, { ...whole, phone: '0171 1' }],
  ['another salutation', { ...blank, salutation_id: '1' }, stored, { ...whole, salutation_id: 1 }],
  [
    'nothing stored',
    { ...blank, first_name: 'Jo' },
    empty,
    { salutation_id: null, first_name: 'Jo', last_name: '', phone: '' },
  ],
] as const)('CON-04 contact data with %s', (_, edited, contact, expected) => {
  expect(sentContact(edited, contact)).toEqual(expected);
});

test.each([
  ['all there', draft, stored, []],
  ['nothing stored', blank, empty, ['first_name', 'last_name', 'phone']],
  ['nothing stored, but not sent along', { ...blank, share: false }, empty, []],
  ['typed', { ...blank, first_name: 'A', last_name: 'B' }, empty, ['phone']],
])('CON-05 missing fields: %s', (_, typed, contact, expected) => {
  const user = buildCandidateUser({ _candidate: { ...buildCandidate(), contact } });
  expect(missingProblems(typed, user).map(({ field }) => field)).toEqual(expected);
});

test('CON-06 the outreach payload', () => {
  expect(outreachPayload({ ...draft, message: ' Guten Tag ' }, buildCandidateUser(), job)).toEqual({
    message: 'Guten Tag',
    candidate_id: 9,
    client_id: 31,
    job_demand_id: 12,
    users_id: 4,
    show_contact_details: 'on',
    profile_phone: '0221 4455667',
    profile_salutation_id: 2,
    profile_first_name: 'Renate',
    profile_last_name: 'Schuster',
    outreach_template_id: 0,
  });
  expect(
    outreachPayload({ ...draft, share: false, templateId: 3 }, buildCandidateUser(), job),
  ).toMatchObject({ show_contact_details: 'off', outreach_template_id: 3 });
});

test.each([
  ['no user', null],
  ['no candidate', buildCandidateUser({ candidate_id: null })],
])('CON-05 nothing is sent with %s', (_, user) => {
  expect(missingProblems(draft, user)).toEqual([
    { field: 'message', text: 'Bitte füllen Sie die erforderlichen Felder aus' },
  ]);
});

test('jobs-51 the preview names everything that the employer gets', () => {
  expect(previewLine(sentContact(draft, stored), 'renate@example.org')).toBe(
    'Frau Renate Schuster, 0221 4455667, renate@example.org',
  );
  expect(previewLine(sentContact(blank, empty), undefined)).toBe('');
});
