/** @jest-environment node */
import { buildJobDemand, buildJobDemandLean } from '@silverjobs/testing';
import { sampleJob } from '../matched-jobs/testing/sample-job.ts';
import { jobDescriptionOf, parseJobDetails } from './job-details.ts';

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
  const known = { ...job, street: 'Wall 65', postal_code: '24103', city: 'Kiel' };
  expect(details && jobDescriptionOf(details, known)).toContain('Anschrift: Wall 65, 24103 Kiel\n');
  expect(details && jobDescriptionOf(details, null)).toContain('Ort: 50667 Köln\n\nEmpfang im');
});
