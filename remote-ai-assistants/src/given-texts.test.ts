/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiJobs, coverLetter, interview, jobCoach } from './chat/assistant.ts';
import { chatErrorOf } from './chat/state/chat-error.ts';
import { DEFAULT_TITLE, plainTitle } from './matched-jobs/matched-job.ts';

/**
 * Every English text that is given for the four assistants, rendered behind a German one of ours, by the
 * file that renders it. '…' is what is put in. The CV generator has none.
 */
const RENDERED: Readonly<Record<string, readonly (readonly [plain: string, given: string])[]>> = {
  'ai-jobs/AiJobsPage.tsx': [['Passende Stellen ansehen', 'View Matched Jobs']],
  'chat/ChatBody.tsx': [
    ['Einen Moment bitte.', 'Loading your profile...'],
    [
      'Bitte melden Sie sich an, um mit dem Assistenten zu sprechen.',
      'Please log in to start chatting with the assistant',
    ],
  ],
  'chat/ChatFailure.tsx': [
    ['error.what.help', 'error.what.text'],
    ['help', 'SEND_FAILED'],
  ],
  'chat/ChatFoot.tsx': [['Neues Gespräch beginnen', 'Start New Conversation']],
  'chat/ChatHead.tsx': [['name', 'title']],
  'job-coach/Recommendations.tsx': [['Empfehlungen für Sie', 'Job Recommendations']],
  'matched-jobs/JobMatchView.tsx': [['Arbeitgeber nicht genannt', 'DEFAULT_COMPANY']],
  'matched-jobs/MatchedJobItem.tsx': [
    ['plainTitle(job)', 'DEFAULT_TITLE'],
    ['Passt zu … %', '…% Match'],
    ['Aus der Liste löschen', 'Delete this job'],
    ['und … weitere', '+… more...'],
    ['Anschreiben erstellen', 'Create Cover Letter'],
    ['Jetzt bewerben', 'Apply Now'],
  ],
  'matched-jobs/MatchedJobsScreen.tsx': [
    ['Zurück zum Gespräch', 'Back to Chat'],
    ['Passende Stellen (…)', 'Matched Jobs (…)'],
  ],
};

/** What stands in an attribute of GivenText: a text, a template or an expression. */
const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|\\{([^}]*)\\})`).exec(attributes)?.slice(1).join('');

const pairsOf = (source: string) =>
  [...source.replace(/\$\{[^}]*\}/g, '…').matchAll(/<GivenText\b([^>]*)\/>/g)].map(
    ([, attributes = '']) =>
      ['plain', 'given'].map((name) => attributeOf(attributes, name)?.replaceAll('`', '')),
  );

test('HERS-12 AI-01 each English text of the assistants stands behind a German one', () => {
  const found = globSync('**/*.tsx', { cwd: import.meta.dirname })
    .map(String)
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, pairsOf(readFileSync(join(import.meta.dirname, path), 'utf8'))] as const)
    .filter(([, pairs]) => pairs.length > 0);
  expect(Object.fromEntries(found)).toEqual(RENDERED);
});

test.each([
  [aiJobs, 'Jobfinder', 'Ai Jobs', 'Ihre Nachricht', 'Type a message...'],
  [coverLetter, 'Anschreiben', 'Cover Letter', 'Ihre Nachricht', 'Type a message...'],
  [interview, 'Interviewvorbereitung', null, 'Ihre Antwort', 'Share your thoughts...'],
  [jobCoach, 'Job-Coach', 'Job Coach', 'Ihre Antwort', 'Tell me about your career goals...'],
])(
  'HERS-12 AI-01 heading and field are German first: %#',
  (assistant, name, title, label, text) => {
    expect(assistant).toMatchObject({ name, title: title ?? name, label, placeholder: text });
  },
);

test('HERS-12 AI-01 the purpose says who InterviewCoach is, before he asks', () => {
  expect(interview.speaker).toBe('InterviewCoach');
  expect(interview.purpose).toContain('Ihrem Übungspartner, dem InterviewCoach.');
});

const answered = (status: number) =>
  Object.assign(new Error('x'), { isAxiosError: true, response: { status, data: null } });

test.each([
  [answered(404), 'Das Gespräch ist abgelaufen.', 'Your session has expired.'],
  [answered(500), 'Unser Dienst ist gestört.', 'Server error.'],
  [answered(400), 'Ihre Nachricht wurde nicht angenommen.', 'Failed to send your message.'],
  [new Error('x'), 'Es kam keine Antwort.', 'Sorry, there was an error'],
])('HERS-12 AI-10 a failure has its German sentence: %#', (error, plain, given) => {
  const { help, text } = chatErrorOf(error);
  expect(help.slice(0, plain.length)).toBe(plain);
  expect(text.slice(0, given.length)).toBe(given);
});

test('HERS-12 AI-09 a job without a title is told so in German', () => {
  expect(plainTitle({ title: DEFAULT_TITLE })).toBe('Stelle ohne Titel');
  expect(plainTitle({ title: 'Empfang' })).toBe('Empfang');
});
