/** @jest-environment node */
import { employerProfileForm } from '@silverjobs/contract/forms/employer-profile';
import { buildEmployerProfile } from '@silverjobs/testing';
import {
  clientInput,
  formOfClient,
  fullLink,
  KNOWN_PROFILE_VALUES,
  moreProblems,
  type ProfileForm,
} from './profile-form.ts';

const company = formOfClient(buildEmployerProfile());
const problemsOf = (form: ProfileForm, knownPlace: boolean) => [
  ...(employerProfileForm(form.kind).safeParse(form).error?.issues ?? []).map(
    ({ path, message }) => ({ field: path[0], text: message }),
  ),
  ...moreProblems(form, knownPlace),
];

test('EMP-02 an employer without a name chooses first what kind it is', () => {
  const form = formOfClient(buildEmployerProfile({ profile_name: null }));
  expect(form.kind).toBeNull();
  expect(problemsOf(form, true)).toEqual([
    { field: 'kind', text: 'Bitte wählen Sie, für wen Sie suchen.' },
  ]);
});

test.each([
  ['profileName', { profileName: ' ' }, true],
  ['profileName', { profileName: 'x'.repeat(201) }, true],
  ['contactName', { contactName: '' }, true],
  ['profileLink', { profileLink: 'kein link' }, true],
  ['profileLink', { profileLink: 'javascript:alert(1)' }, true],
  ['street', { street: '' }, true],
  ['postalCode', { postalCode: '123' }, true],
  ['postalCode', {}, false],
  ['profileDescription', { profileDescription: 'x'.repeat(5_001) }, true],
])('EMP-02 a company with a wrong %s is told so', (field, values, knownPlace) => {
  const problems = problemsOf({ ...company, ...values }, knownPlace);
  expect(problems.map((problem) => problem.field)).toEqual([field]);
});

test('EMP-02 a private employer needs a name only and sends nothing of a company', () => {
  const form = {
    ...company,
    kind: 'private' as const,
    contactName: '',
    street: '',
    postalCode: '',
  };
  expect(problemsOf(form, true)).toEqual([]);
  expect(clientInput(form)).toMatchObject({
    isPrivate: true,
    street: null,
    company_size_id: null,
    profile_link: null,
  });
});

test.each([
  ['www.beispiel.de', 'https://www.beispiel.de'],
  ['http://beispiel.de/haus', 'http://beispiel.de/haus'],
  ['beispiel', null],
  ['ftp://beispiel.de', null],
  ['', null],
])('EMP-02 the web address %j becomes %j', (typed, link) => {
  expect(fullLink(typed)).toBe(link);
});

test('EMP-02 what is stored is sent as it came', () => {
  const {
    _shown,
    id: _,
    city: __,
    complete: ___,
    kind_fixed: ____,
    ...input
  } = buildEmployerProfile();
  expect(clientInput(company)).toEqual(input);
});

test('EMP-02 of a draft only a kind that exists is kept', () => {
  expect(['private', 'company', null, 'state'].map(KNOWN_PROFILE_VALUES.kind)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
