import { buildJobDemand, buildJobDemandLean } from '@silverjobs/testing';
import { sampleJob } from '../matched-jobs/testing/sample-job.ts';
import { jobDescriptionOf, parseJobDetails } from './job-details.ts';
import { gapsOf, parseLetter } from './parse-letter.ts';

test.each([
  [sampleJob({ id: '12' }), { key: '12', jobId: 12, title: 'Empfang im Seniorenzentrum' }],
  [sampleJob({ id: 'abc' }), { key: 'abc', jobId: null }],
  [buildJobDemandLean({ id: 7, title: 'Garten' }), { key: '7', jobId: 7, title: 'Garten' }],
])('AI-08 the stored job %# is read', (value, details) => {
  expect(parseJobDetails(JSON.parse(JSON.stringify(value)))).toMatchObject(details);
});

test.each([[null], ['x'], [{}], [{ id: -1, title: 'x' }], [{ id: 5, title: ' ' }]])(
  'assistants-31 %j is no job',
  (value) => {
    expect(parseJobDetails(value)).toBeNull();
  },
);

test('AI-08 the advertisement is text with its facts before it', () => {
  const details = parseJobDetails(sampleJob());
  const job = buildJobDemand({
    title: 'Empfang',
    description: '<p>Hallo <b>Sie</b></p><ul><li>Ruhe</li></ul>',
  });
  expect(details && jobDescriptionOf(details, job)).toMatch(
    /^Stelle: Empfang\n[\s\S]*\n\nHallo Sie\nRuhe$/,
  );
  expect(details && jobDescriptionOf(details, null)).toContain('Ort: 50667 Köln\n\nEmpfang im');
});

const LETTER = [
  'Heinz F.\n50733 Köln',
  'Caritas\nFrau Weber',
  'Köln, 21. November 2026',
  'Bewerbung um die Stelle „Empfang“',
  'Sehr geehrte Frau Weber,',
  'Text.',
];

test('AI-12 a letter becomes the parts of a document', () => {
  expect(parseLetter(LETTER.join('\n\n'), 'Heinz F.')).toEqual({
    author: 'Heinz F.',
    sender: ['Heinz F.', '50733 Köln'],
    recipient: ['Caritas', 'Frau Weber'],
    date: 'Köln, 21. November 2026',
    subject: 'Bewerbung um die Stelle „Empfang“',
    text: 'Sehr geehrte Frau Weber,\n\nText.',
  });
  const withoutRecipient = LETTER.filter((_, index) => index !== 1).join('\n\n');
  expect(parseLetter(withoutRecipient, '')).not.toHaveProperty('recipient');
  const withLabel = LETTER.map((part, index) => (index === 3 ? 'Betreff: A' : part));
  expect(parseLetter(withLabel.join('\n \n\n'), '').subject).toBe('A');
});

test('TALK-05 a letter without its subject keeps salutation and text', () => {
  const letter = parseLetter(LETTER.filter((_, index) => index !== 3).join('\n\n'), '');
  expect(letter).not.toHaveProperty('subject');
  expect(letter.text).toBe('Sehr geehrte Frau Weber,\n\nText.');
});

test('AI-12 a letter that is built otherwise is kept whole', () => {
  expect(parseLetter('Hallo\n\nText', 'H')).toEqual({ author: 'H', text: 'Hallo\n\nText' });
});

test('TALK-05 gaps are what stands in brackets, each once', () => {
  expect(gapsOf('[Ihr Ort] a [Ihr Ort] b [x] [\n] [Ihr Name]')).toEqual([
    '[Ihr Ort]',
    '[Ihr Name]',
  ]);
});
