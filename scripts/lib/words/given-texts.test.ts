import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The English texts that the product must show word for word (formats-6). Each is rendered by
 * GivenText, a notice or one of the lists below, behind a German sentence.
 */
const ENGLISH = [
  '% Match',
  'An unexpected error occurred.',
  'An unknown error occurred',
  'Apply Now',
  'Back Home',
  'Back to Chat',
  'Course not found.',
  'Create Cover Letter',
  'Delete this job',
  'Error loading data',
  'Error loading maps',
  'Failed to save outreach',
  'Failed to save template',
  'Geocoding failed. Please check the address and try again.',
  'Job Recommendations',
  'Loading your profile...',
  'Matched Jobs (',
  'No candidate data found',
  'No data available',
  'No job data found',
  'No search data found',
  'Please log in to start chatting with the assistant',
  'Something went wrong, please try again!',
  'Start New Conversation',
  'Unknown error',
  'View Matched Jobs',
  ' more...',
];

/** Clumsy German ones. */
const CLUMSY = [
  'Arbeitgeber kontaktiert - sie werden benachrichtigt sobald er reagiert',
  'Emailadresse ändern',
  'Kandidatenvorschläge',
  'Lade Kandidaten...',
  'Mein Konto > Jobsuchen',
  'Mindestens benötigtes Arbeitspensum',
  'Suchort',
  'Weitere vorstellbaren Tätigkeiten',
];

/** Rendered as a value that comes from elsewhere, each with its German text beside it there. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  'remote-ai-assistants/src/chat/state/chat-error.ts': [
    'Sorry, there was an error processing your message. Please try again.',
    'Your session has expired. Please refresh the page to start a new conversation.',
    'Server error. Please try again later.',
    'Failed to send your message. Please try again.',
  ],
  'remote-account/src/access-data/email-form.ts': [
    'Emails do not match',
    'User ID is not available',
  ],
};

const root = join(import.meta.dirname, '../../..');
const sources = globSync(
  ['host/src/**/*.{ts,tsx}', 'remote-*/src/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}'],
  {
    cwd: root,
    exclude: (name) => String(name).includes('node_modules'),
  },
)
  .map(String)
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** What stands as a given text: of the component, of a notice, of a fact. */
const given = sources.flatMap(({ text }) => [
  ...[...text.matchAll(/given(?:=|: ?)(?:\{`|["'])(?:\$\{[^}]*\})?(.+?)["'`]/g)].map(
    ([, words]) => words,
  ),
  ...[...text.matchAll(/given(?:=\{|: ?)\[(.*?)\]/gs)].flatMap(([, list]) =>
    [...String(list).matchAll(/'(.+?)'/g)].map(([, words]) => words),
  ),
  ...[...text.matchAll(/<GivenText[^>]*given=\{FAILED\}/g)].map(() => 'Failed to save template'),
]);

test.each([...ENGLISH, ...CLUMSY])('HERS-12 a plain German sentence stands before: %s', (text) => {
  expect(given.some((words) => words?.includes(text))).toBe(true);
});

test.each(Object.entries(LISTED).flatMap(([path, texts]) => texts.map((text) => [text, path])))(
  'HERS-12 %s is kept beside its German words in %s',
  (text, path) => {
    const source = sources.find((file) => file.path === path)?.text ?? '';
    expect(source).toContain(text);
    expect(source).toMatch(/plain|help|IN_GERMAN/);
  },
);

test('HERS-12 nothing English is shown but by what puts German before it', () => {
  const others = sources.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') &&
      text.includes('lang="en"') &&
      !/Toast\.tsx$|ChatFailure\.tsx$/.test(path),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});
