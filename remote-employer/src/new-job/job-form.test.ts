import { buildEditedJob } from '@silverjobs/testing';
import { EMPTY_JOB, formOfJob, jobInput, jobProblems, parseJobForm } from './job-form.ts';

const filled = formOfJob(buildEditedJob());
const fieldsOf = (problems: ReturnType<typeof jobProblems>) => problems.map(({ field }) => field);

test('EMP-02 an empty form names everything that is missing, in the order of the form', () => {
  expect(fieldsOf(jobProblems(EMPTY_JOB, false, true))).toEqual([
    'position',
    'title',
    'description',
    'jobTypeId',
    'workLoadId',
    'postalCode',
  ]);
});

test('EMP-02 a private employer gives no type of job', () => {
  expect(fieldsOf(jobProblems({ ...filled, jobTypeId: '' }, true, true))).toEqual([]);
  expect(jobInput(filled, true).job_type_id).toBeNull();
});

test.each([
  ['title', { title: 'x'.repeat(121) }, true, 'Der Titel ist 1 Zeichen zu lang.'],
  [
    'description',
    { description: 'x'.repeat(8_002) },
    true,
    'Die Beschreibung ist 2 Zeichen zu lang.',
  ],
  [
    'postalCode',
    { postalCode: '5066' },
    true,
    'Bitte geben Sie die Postleitzahl mit fünf Ziffern ein.',
  ],
  ['postalCode', {}, false, 'Diese Postleitzahl gibt es nicht.'],
  ['position', { positionId: null }, true, 'Bitte wählen Sie die Tätigkeit.'],
] as const)('EMP-02 a wrong %s is said', (field, values, knownPlace, text) => {
  expect(jobProblems({ ...filled, ...values }, false, knownPlace)).toEqual([{ field, text }]);
});

test('EMP-02 what is edited is sent as it came', () => {
  const { id: _, status: __, created_at: ___, position_label: ____, ...input } = buildEditedJob();
  expect(jobInput(filled, false)).toEqual(input);
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a form without a title', { ...EMPTY_JOB, title: undefined }],
  ['an endless text', { ...EMPTY_JOB, description: 'x'.repeat(100_000) }],
  ['a strange position', { ...EMPTY_JOB, positionId: '1; drop table' }],
  ['an unknown way of contact', { ...EMPTY_JOB, contactPreference: 'pigeon' }],
])('EMP-02 %s is no draft', (_, value) => {
  expect(parseJobForm(value)).toBeNull();
});

test('EMP-02 a draft is read as it was kept', () => {
  expect(parseJobForm(JSON.parse(JSON.stringify(filled)))).toEqual(filled);
});
