/** @jest-environment node */
import { apiFailure, createTestApp, type Handlers, NoAnswer } from '@silverjobs/testing';
import type { ChatAdapter } from './chat-adapter.ts';
import { createChatAdapter } from './create-chat-adapter.ts';
import { profileSummary, userProfileOf } from './user-profile.ts';

const userProfile = {
  contact: { name: 'Heinz Falkenberg' },
  location: { postal_code: '50733' },
  main_job: { job_position: 'Ausbilder', job_experience: 'über 30 Jahre' },
  education: { level: null },
  preferences: { work_load: 'bis 15 Stunden' },
};
const SUMMARY = 'Heinz Falkenberg, 50733, Ausbilder, über 30 Jahre, bis 15 Stunden';
const KEY = '4f1b0a52-3a5e-4c1c-9d3e-0d8a9b7c6d5e';
const matchedJobs = [{ id: 1, score: 1, metadata: { text: 'Titel' } }];
const coach = { message: 'm', stage: 's', isComplete: false, recommendations: [] as string[] };

const handlers: Handlers = {
  'POST /chat/start': () => ({ sessionId: 'a', initialResponse: 'Guten Tag' }),
  'POST /chat/session/{sessionId}/message': () => ({ response: 'Gefunden', matchedJobs }),
  'POST /cover-letter/start': () => ({ sessionId: 'b', message: 'Guten Tag' }),
  'POST /cover-letter/continue': () => ({ message: 'Fertig', letter: 'Brief' }),
  'POST /interview/start': () => ({ sessionId: 'c', message: 'Guten Tag', stage: 'role' }),
  'POST /interview/continue': () => ({ message: 'Ende', stage: 'complete' }),
  'POST /job-coach/start': () => ({ sessionId: 'd', ...coach }),
  'POST /job-coach/session/{sessionId}/message': () => ({ ...coach, recommendations: ['Garten'] }),
};

function adapter(type: string, more: Handlers = {}) {
  const app = createTestApp({ handlers: { ...handlers, ...more } });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return { app, adapter: createChatAdapter(type, app.api) };
}
afterEach(() => jest.restoreAllMocks());

test('AI-05 an unknown adapter type raises an error', () => {
  const { api } = createTestApp();
  for (const type of ['cv', '', 'toString', 'AiJobs']) {
    expect(() => createChatAdapter(type, api)).toThrow(`Unknown adapter type: ${type}`);
  }
});

test.each([
  ['aiJobs', {}, { userProfile }],
  ['coverLetter', {}, { userProfile, jobDescription: '' }],
  ['coverLetter', { jobDescription: 'Text' }, { userProfile, jobDescription: 'Text' }],
  ['interview', {}, { userProfile }],
  ['interview', { jobRole: 'Empfang' }, { userProfile, jobRole: 'Empfang' }],
  ['jobCoach', {}, { userProfile: SUMMARY }],
])('AI-05 AI-04 %s starts with %j', async (type, subject, body) => {
  const { app, adapter: chat } = adapter(type);
  expect(await chat.start(userProfile, subject)).toMatchObject({ sessionId: expect.any(String) });
  expect(app.calls.map((call) => call.body)).toEqual([body]);
});

const message = { sessionId: 'a', text: 'Hallo', key: KEY };

test.each([
  ['aiJobs', { message: 'Hallo', client_key: KEY }],
  ['coverLetter', { answer: 'Hallo', sessionId: 'a', client_key: KEY }],
  ['interview', { answer: 'Hallo', sessionId: 'a', client_key: KEY }],
  ['jobCoach', { message: 'Hallo', userProfile: SUMMARY, client_key: KEY }],
])('AI-05 %s sends %j', async (type, body) => {
  const { app, adapter: chat } = adapter(type);
  await chat.send(message, userProfile);
  expect(app.calls.map((call) => call.body)).toEqual([body]);
});

test.each([
  ['aiJobs', { message: 'Gefunden', action: 'SHOW_JOBS_LIST', data: { matchedJobs } }],
  ['coverLetter', { message: 'Fertig', data: { letter: 'Brief' } }],
  ['interview', { message: 'Ende', action: 'SESSION_COMPLETE', data: { stage: 'complete' } }],
  [
    'jobCoach',
    {
      message: 'm',
      action: 'SHOW_RECOMMENDATIONS',
      data: { stage: 's', recommendations: ['Garten'] },
    },
  ],
])('AI-06 the reply of %s in the form of the chat', async (type, reply) => {
  expect(await adapter(type).adapter.send(message, userProfile)).toEqual(reply);
});

test('AI-06 a finished coaching is complete, and keeps its recommendations', async () => {
  const { adapter: chat } = adapter('jobCoach', {
    'POST /job-coach/session/{sessionId}/message': () => ({
      ...coach,
      isComplete: true,
      recommendations: ['Garten'],
    }),
  });
  expect(await chat.send(message, userProfile)).toMatchObject({
    action: 'SESSION_COMPLETE',
    data: { recommendations: ['Garten'] },
  });
});

async function tries(chat: ChatAdapter): Promise<string> {
  jest.useFakeTimers();
  try {
    const result = chat.send(message, userProfile).then(
      () => 'answered',
      () => 'failed',
    );
    await jest.advanceTimersByTimeAsync(20_000);
    return await result;
  } finally {
    jest.useRealTimers();
  }
}

test.each([
  ['no answer', () => new NoAnswer(), 4, 'failed'],
  ['a server fault', () => apiFailure('unavailable', 'Später'), 4, 'failed'],
  ['an expired session', () => apiFailure('not_found', 'Weg'), 1, 'failed'],
])('AI-05 after %s it is tried again as often as allowed', async (_name, failure, made, end) => {
  const { app, adapter: chat } = adapter('aiJobs', {
    'POST /chat/session/{sessionId}/message': () => {
      throw failure();
    },
  });
  expect(await tries(chat)).toBe(end);
  expect(app.calls).toHaveLength(made);
});

test('AI-05 the third retry may succeed; every try has the long time-out', async () => {
  let failures = 3;
  const { app, adapter: chat } = adapter('aiJobs', {
    'POST /chat/session/{sessionId}/message': () => {
      failures -= 1;
      if (failures >= 0) throw new NoAnswer();
      return { response: 'Doch' };
    },
  });
  const request = jest.spyOn(app.api.assistants, 'request');
  expect(await tries(chat)).toBe('answered');
  expect(request.mock.calls.map(([config]) => config.timeout)).toEqual(Array(4).fill(60_000));
});

test('AI-04 only the named fields of the profile leave', () => {
  const agent = {
    ...userProfile,
    id: 1,
    key: 'k',
    registered_at: 0,
    candidate_matching_positions: [],
    new_positions_auto_id: [1],
    positions_auto_id: [1],
    position_pattern_id: [],
    potential_jobs: ['Garten'],
    potential_jobs_id: [10],
  };
  expect(userProfileOf(agent)).toEqual(userProfile);
  expect(profileSummary(userProfile)).toBe(SUMMARY);
});
