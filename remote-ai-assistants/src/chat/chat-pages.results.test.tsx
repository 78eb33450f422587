import { plainWordsBefore } from '@silverjobs/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AiJobsPage } from '../ai-jobs/AiJobsPage.tsx';
import { CoverLetterPage } from '../cover-letter/CoverLetterPage.tsx';
import { InterviewPage } from '../interview/InterviewPage.tsx';
import { JobCoachPage } from '../job-coach/JobCoachPage.tsx';
import { sampleJob } from '../matched-jobs/testing/sample-job.ts';
import { field, isReady, log, openAssistant } from './testing/open-assistant.tsx';

const found = (text: string) => ({ id: text, score: 0.95, metadata: { text, link: 'a.example' } });

test('AI-07 AI-08 the list of matched jobs opens, is kept, and leads on', async () => {
  const { person, address, store } = openAssistant(<AiJobsPage />, {
    more: {
      'POST /chat/session/{sessionId}/message': () => ({
        response: 'Zwei',
        matchedJobs: [found('Garten'), found('Empfang')],
      }),
    },
  });
  await isReady();
  await person.type(field(), 'suche{Control>}{Enter}{/Control}');
  const heading = await screen.findByRole('heading', { name: /Matched Jobs \(2\)$/ });
  expect(heading).toHaveFocus();
  const [garden] = screen.getAllByRole('listitem');
  expect(garden).toHaveTextContent('95% Match');
  await person.click(screen.getByRole('button', { name: /Delete this job Garten/ }));
  expect(screen.getByRole('heading', { name: /Matched Jobs \(1\)$/ })).toHaveFocus();
  expect(screen.getByRole('link', { name: /Apply Now/ })).toHaveAttribute(
    'href',
    'https://a.example',
  );
  await person.click(screen.getByRole('button', { name: /Back to Chat/ }));
  await person.click(screen.getByRole('button', { name: /View Matched Jobs/ }));
  await person.click(screen.getByRole('button', { name: /Create Cover Letter Empfang/ }));
  expect(address()).toBe('/cover-letter');
  expect(JSON.parse(store.getItem('jobDetails') ?? '')).toMatchObject({ title: 'Empfang' });
  expect(JSON.parse(store.getItem('matchedJobs') ?? '').jobs).toHaveLength(1);
});

test('HERS-12 AI-09 AI-11 a job without title and employer is told so in German first', async () => {
  const unknown = { title: 'Job Position', company: 'Company' };
  const jobs = [sampleJob({ id: '1', ...unknown }), sampleJob({ id: '2' })];
  const { person } = openAssistant(<AiJobsPage />, {
    stored: { matchedJobs: { timestamp: Date.now() - 1_000, jobs } },
  });
  await person.click(await screen.findByRole('button', { name: /View Matched Jobs/ }));
  expect(plainWordsBefore('Job Position')).toBe('Stelle ohne Titel');
  expect(screen.getByRole('button', { name: /Delete this job Stelle ohne Titel$/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Kurz' }));
  expect(plainWordsBefore('Job Position')).toBe('Stelle ohne Titel');
  expect(plainWordsBefore('Company')).toBe('Arbeitgeber nicht genannt');
  expect(screen.getByText('Caritas Köln, 50667 Köln')).toBeVisible();
});

test('AI-07 AI-11 a card has three requirements and tells of more; the short view has the link', async () => {
  const jobs = [sampleJob({ id: '1' }), sampleJob({ id: '2', title: 'Garten', link: null })];
  const { person } = openAssistant(<AiJobsPage />, {
    stored: { matchedJobs: { timestamp: Date.now() - 1_000, jobs } },
  });
  await person.click(await screen.findByRole('button', { name: /View Matched Jobs/ }));
  const card = within(
    screen.getByRole('heading', { name: /^Empfang/ }).closest('li') as HTMLElement,
  );
  expect(card.getByText('Ruhe')).toBeVisible();
  expect(card.queryByText('Zeit')).toBeNull();
  expect(card.getByText('+2 more...')).toBeVisible();
  expect(card.getByText('16 € pro Stunde')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Kurz' }));
  expect(screen.getAllByText('Caritas Köln, 50667 Köln')).toHaveLength(2);
  expect(screen.getByRole('link', { name: /Zur Stelle Empfang/ })).toHaveAttribute(
    'href',
    'https://jobs.example/1',
  );
});

test('TALK-04 a found job says why, and says it again when the list is opened later', async () => {
  const reasons = ['Sie haben am Empfang gearbeitet', '4 km von Ihnen entfernt'];
  const job = { id: 1, score: 0.8, metadata: { text: 'Empfang', reasons } };
  const { person, store } = openAssistant(<AiJobsPage />, {
    more: {
      'POST /chat/session/{sessionId}/message': () => ({ response: 'Eine', matchedJobs: [job] }),
    },
  });
  await isReady();
  await person.type(field(), 'suche{Control>}{Enter}{/Control}');
  const card = within(
    (await screen.findByRole('heading', { name: 'Empfang' })).closest('li') as HTMLElement,
  );
  expect(card.getByText('Warum diese Stelle:')).toBeVisible();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(reasons);
  expect(JSON.parse(store.getItem('matchedJobs') ?? '').jobs[0].reasons).toEqual(reasons);
});

test('TALK-12 a job that is spoken of can be applied for below the answer', async () => {
  let answers = 0;
  const { person, address, store } = openAssistant(<AiJobsPage />, {
    more: {
      'POST /chat/session/{sessionId}/message': () => {
        answers += 1;
        return answers === 1
          ? { response: 'Zwei', matchedJobs: [found('Garten'), found('Empfang')] }
          : { response: 'So bewerben Sie sich', chosenJob: 'Empfang' };
      },
    },
  });
  await isReady();
  await person.type(field(), 'suche{Control>}{Enter}{/Control}');
  await person.click(await screen.findByRole('button', { name: /Back to Chat/ }));
  expect(screen.queryByRole('button', { name: /Create Cover Letter/ })).toBeNull();
  await person.type(field(), 'Bewerben{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('link', { name: /Apply Now Empfang/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: /Create Cover Letter Empfang/ }));
  expect(address()).toBe('/cover-letter');
  expect(JSON.parse(store.getItem('jobDetails') ?? '')).toMatchObject({ title: 'Empfang' });
});

test('AI-11 the recommendations stand in their panel', async () => {
  const { person } = openAssistant(<JobCoachPage />);
  await isReady();
  await person.type(field(), 'Pflanzen{Control>}{Enter}{/Control}');
  const panel = await screen.findByRole('region', { name: /Job Recommendations/ });
  await waitFor(() => expect(panel).toHaveTextContent('Garten'));
});

test('AI-06 a complete session offers a new one in place of the field', async () => {
  const { person, calls } = openAssistant(<InterviewPage />);
  await isReady();
  await person.type(field(), 'Ende{Control>}{Enter}{/Control}');
  const again = await screen.findByRole('button', { name: /Start New Conversation/ });
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(again);
  await isReady();
  expect(calls.filter(({ key }) => key === 'POST /interview/start')).toHaveLength(2);
});

test('AI-08 the interview is for the stored role, until another is wanted', async () => {
  const { person, calls, store } = openAssistant(<InterviewPage />, {
    stored: { jobRole: 'Empfang' },
  });
  await isReady();
  expect(screen.getByText('Empfang')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Andere Stelle' }));
  await waitFor(() =>
    expect(calls.filter(({ key }) => key === 'POST /interview/start')).toHaveLength(2),
  );
  const roles = calls.flatMap(({ key, body }) =>
    key === 'POST /interview/start' ? [(body as { jobRole?: string }).jobRole] : [],
  );
  expect(roles).toEqual(['Empfang', undefined]);
  expect(store.getItem('jobRole')).toBeNull();
  await isReady();
});

test('AI-08 AI-12 the letter is for the stored job and can be taken along', async () => {
  const job = sampleJob({ id: 'x' });
  const { person, calls, address } = openAssistant(<CoverLetterPage />, {
    stored: { jobDetails: job },
  });
  await isReady();
  const [start] = calls.filter(({ key }) => key === 'POST /cover-letter/start');
  expect(start?.body).toMatchObject({
    jobDescription: expect.stringContaining('Stelle: Empfang im Seniorenzentrum'),
  });
  await person.type(field(), 'Weil{Control>}{Enter}{/Control}');
  const panel = await screen.findByRole('region', { name: 'Ihr Anschreiben' });
  await person.click(within(panel).getByRole('button', { name: 'Vorschau' }));
  expect(within(panel).getByRole('button', { name: 'Als PDF speichern' })).toBeVisible();
  await person.click(within(panel).getByRole('button', { name: /Vorstellungsgespräch/ }));
  expect(address()).toBe('/interview');
});

test('TALK-16 an answer of the interview is ticked off by whoever gave it', async () => {
  const { person } = openAssistant(<InterviewPage />, {
    more: {
      'POST /interview/continue': () => ({
        message: 'Ihre Antwort ist notiert. Frage 2',
        stage: 'motivation',
        checks: ['Was ich gelernt habe', 'Was ich jetzt suche'],
      }),
    },
  });
  await isReady();
  await person.type(field(), 'Ich bin Köchin{Control>}{Enter}{/Control}');
  const checks = within(
    await screen.findByRole('group', { name: 'Kam das in Ihrer Antwort vor?' }),
  );
  // With the answer that it is about, before the next question.
  expect(screen.getByRole('group').closest('li')).toHaveTextContent('Ich bin Köchin');
  expect(within(log()).getAllByRole('group')).toHaveLength(1);
  const box = checks.getByRole('checkbox', { name: 'Was ich gelernt habe' });
  await person.click(box);
  expect(box).toBeChecked();
  expect(checks.getByRole('checkbox', { name: 'Was ich jetzt suche' })).not.toBeChecked();
});
