import { applicationProgress, type ContactFacts } from './application-state.ts';

const now = new Date(Date.UTC(2026, 10, 21, 9));
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** An application of yesterday that nobody has read. */
const fresh: ContactFacts = {
  now,
  jobOpen: true,
  lastMessageAt: daysAgo(1),
  lastFrom: 'candidate',
  answered: false,
  readByEmployer: false,
  unread: 0,
  decision: null,
};
const answer = { answered: true, readByEmployer: true, lastFrom: 'employer' } as const;

test.each<[string, Partial<ContactFacts>, string, string]>([
  ['just sent', {}, 'sent', 'wait'],
  ['sent 13 days ago', { lastMessageAt: daysAgo(13.9) }, 'sent', 'wait'],
  ['sent 14 days ago', { lastMessageAt: daysAgo(14) }, 'sent', 'follow_up'],
  ['read', { readByEmployer: true }, 'read', 'wait'],
  ['read long ago', { readByEmployer: true, lastMessageAt: daysAgo(30) }, 'read', 'follow_up'],
  ['answered, unread', { ...answer, unread: 1 }, 'answered', 'read_answer'],
  ['answered, read', answer, 'answered', 'reply'],
  ['answered long ago', { ...answer, lastMessageAt: daysAgo(60) }, 'answered', 'reply'],
  ['answered and replied', { ...answer, lastFrom: 'candidate' }, 'answered', 'wait'],
  [
    'replied long ago',
    { ...answer, lastFrom: 'candidate', lastMessageAt: daysAgo(20) },
    'answered',
    'follow_up',
  ],
  [
    'replied with an answer before that is unread',
    { ...answer, lastFrom: 'candidate', unread: 2 },
    'answered',
    'read_answer',
  ],
  ['invited, unread', { ...answer, decision: 'invited', unread: 1 }, 'invited', 'read_answer'],
  ['invited, read', { ...answer, decision: 'invited' }, 'invited', 'reply'],
  [
    'invited and replied',
    { ...answer, decision: 'invited', lastFrom: 'candidate' },
    'invited',
    'wait',
  ],
  ['asked to a trial', { ...answer, decision: 'trial' }, 'trial', 'reply'],
  ['hired, unread', { ...answer, decision: 'hired', unread: 1 }, 'hired', 'read_answer'],
  ['hired, job closed', { ...answer, decision: 'hired', jobOpen: false }, 'hired', 'reply'],
  ['declined, unread', { ...answer, decision: 'declined', unread: 1 }, 'declined', 'read_answer'],
  ['declined', { ...answer, decision: 'declined' }, 'declined', 'look_further'],
  ['invited, job closed', { ...answer, decision: 'invited', jobOpen: false }, 'invited', 'reply'],
  ['job closed before it was read', { jobOpen: false }, 'closed', 'look_further'],
  [
    'job closed after it was read',
    { jobOpen: false, readByEmployer: true },
    'closed',
    'look_further',
  ],
  [
    'job closed, answer unread',
    { ...answer, jobOpen: false, unread: 1 },
    'answered',
    'read_answer',
  ],
  ['job closed, answer read', { ...answer, jobOpen: false }, 'answered', 'reply'],
  [
    'job closed after the reply',
    { ...answer, jobOpen: false, lastFrom: 'candidate' },
    'closed',
    'look_further',
  ],
])('%s: %p', (_name, facts, state, nextStep) => {
  expect(applicationProgress({ ...fresh, ...facts })).toEqual({ state, nextStep });
});
