/** @jest-environment node */
import { mailLink, sharedJob } from './share-text.ts';

test('the address of the job is passed on, without query and name', () => {
  const shared = sharedJob({ id: 12, title: 'Fahrdienst' }, 'https://silverjobs.example');
  expect(shared).toEqual({ title: 'Fahrdienst', url: 'https://silverjobs.example/jobs/12' });
});

test.each(['Fahrer & Bote?', 'Köchin\r\nBcc: x@example.org', '100 % Ü60 #1'])(
  'the title %p stays text in the mail',
  (title) => {
    const link = new URL(mailLink({ title, url: 'https://silverjobs.example/jobs/12' }));
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
    expect(link.searchParams.get('subject')).toBe(`Stelle: ${title}`);
    expect(link.searchParams.get('body')).toContain('https://silverjobs.example/jobs/12');
  },
);
