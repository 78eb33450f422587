/** @jest-environment node */
import { jobForm } from '@silverjobs/contract/forms/employer-job';
import { buildEditedJob } from '@silverjobs/testing';
import { formOfJob } from './form-of-job.ts';
import { EMPTY_JOB, type JobForm, KNOWN_JOB_VALUES, placeProblems } from './job-form.ts';
import { jobInput } from './job-input.ts';

const filled = formOfJob(buildEditedJob());
const problemsOf = (values: JobForm) =>
  (jobForm.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({
    field: path[0],
    text: message,
  }));
const fieldsOf = (...form: Parameters<typeof problemsOf>) =>
  problemsOf(...form).map(({ field }) => field);

test('EMP-02 an empty form names everything that is missing, in the order of the form', () => {
  expect(fieldsOf(EMPTY_JOB)).toEqual([
    'positionId',
    'title',
    'description',
    'jobTypeId',
    'workLoadId',
    'postalCode',
  ]);
});

test('HERS-06 every job has a kind, also that of a household, by which it is found', () => {
  expect(fieldsOf({ ...filled, jobTypeId: '' })).toEqual(['jobTypeId']);
  expect(jobInput({ ...filled, jobTypeId: '4' }).job_type_id).toBe(4);
});

test.each([
  [
    'title',
    { title: 'x'.repeat(121) },
    'Der Titel ist zu lang: 120 Zeichen sind möglich, es sind 121.',
  ],
  [
    'description',
    { description: 'x'.repeat(8_002) },
    'Die Beschreibung ist zu lang: 8.000 Zeichen sind möglich, es sind 8.002.',
  ],
  [
    'postalCode',
    { postalCode: '506' },
    'Bitte geben Sie die Postleitzahl ein, zum Beispiel 50667, A-5020 oder CH-4051.',
  ],
  ['positionId', { positionId: null }, 'Bitte wählen Sie die Tätigkeit.'],
] as const)('EMP-02 a wrong %s is said', (field, values, text) => {
  expect(problemsOf({ ...filled, ...values })).toEqual([{ field, text }]);
});

test('EMP-02 a place that does not exist is said', () => {
  expect(placeProblems(true)).toEqual([]);
  expect(placeProblems(false)).toEqual([
    { field: 'postalCode', text: 'Diese Postleitzahl gibt es nicht.' },
  ]);
});

test('EMP-02 what is edited is sent as it came', () => {
  const {
    id: _,
    status: __,
    created_at: ___,
    position_label: ____,
    booked: _____,
    ...input
  } = buildEditedJob();
  expect(jobInput(filled)).toEqual(input);
});

test('EMP-02 of a draft only choices that exist are kept', () => {
  const { positionId, contactPreference } = KNOWN_JOB_VALUES;
  expect([7, null, '1; drop table'].map(positionId)).toEqual([true, true, false]);
  expect(['message', 'call_back', 'pigeon'].map(contactPreference)).toEqual([true, true, false]);
});
