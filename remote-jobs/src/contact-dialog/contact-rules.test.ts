import { buildCandidate, buildCandidateUser } from '@silverjobs/testing';
import { EMPTY_DRAFT } from './contact-draft.ts';
import {
  missingFields,
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
const draft = { ...EMPTY_DRAFT, message: 'Guten Tag' };
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
  ['nothing edited', {}, stored, whole],
  ['blank fields', { first_name: ' ', last_name: '', phone: '', salutation_id: '' }, stored, whole],
  ['one edited', { phone: ' 0171 1 ' }, stored, { ...whole, phone: '0171 1' }],
  ['another salutation', { salutation_id: '1' }, stored, { ...whole, salutation_id: 1 }],
  [
    'nothing stored',
    { first_name: 'Jo' },
    empty,
    { salutation_id: null, first_name: 'Jo', last_name: '', phone: '' },
  ],
] as const)('CON-04 contact data with %s', (_, edited, contact, expected) => {
  expect(sentContact(edited, contact)).toEqual(expected);
});

test.each([
  ['all there', draft, stored, []],
  ['no message', { ...draft, message: ' \n ' }, stored, ['message']],
  ['nothing stored', draft, empty, ['first_name', 'last_name', 'phone']],
  ['nothing stored, but not sent along', { ...draft, share: false }, empty, []],
  ['typed', { ...draft, contact: { first_name: 'A', last_name: 'B' } }, empty, ['phone']],
])('CON-05 missing fields: %s', (_, typed, contact, expected) => {
  expect(missingFields(typed, contact)).toEqual(expected);
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
  ['no user', draft, null],
  ['no candidate', draft, buildCandidateUser({ candidate_id: null })],
  ['no message', EMPTY_DRAFT, buildCandidateUser()],
])('CON-05 nothing is sent with %s', (_, typed, user) => {
  expect(outreachPayload(typed, user, job)).toBeNull();
});

test('jobs-51 the preview names everything that the employer gets', () => {
  expect(previewLine(sentContact({}, stored), 'renate@example.org')).toBe(
    'Frau Renate Schuster, 0221 4455667, renate@example.org',
  );
  expect(previewLine(sentContact({}, empty), undefined)).toBe('');
});
