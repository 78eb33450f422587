/** @jest-environment node */
import { chatErrorOf } from './chat-error.ts';
import { chatReducer } from './chat-reducer.ts';
import { NO_CHAT } from './chat-state.ts';
import { fromStoredChat, parseStoredChat, toStoredChat } from './stored-chat.ts';

/** As the API client throws it. */
const failed = (response?: { status: number; data: unknown }) =>
  Object.assign(new Error('x'), { isAxiosError: true, response });
const answered = (status: number) => failed({ status, data: { code: 'x', message: 'Vom Server' } });

test.each([
  [answered(404), 'Your session has expired. Please refresh the page to start a new conversation.'],
  [answered(500), 'Server error. Please try again later.'],
  [answered(503), 'Server error. Please try again later.'],
  [answered(429), 'Failed to send your message. Please try again.'],
  [answered(400), 'Failed to send your message. Please try again.'],
  [failed(), 'Sorry, there was an error processing your message. Please try again.'],
  [new Error('x'), 'Sorry, there was an error processing your message. Please try again.'],
])('AI-10 %s is told as %j', (error, text) => {
  expect(chatErrorOf(error).text).toBe(text);
});

test('AI-10 the German sentence of the server stands beside it', () => {
  expect(chatErrorOf(answered(429))).toMatchObject({ help: 'Vom Server', expired: false });
  expect(chatErrorOf(answered(404))).toMatchObject({ expired: true });
});

const at = 1;
const replied = (reply: object) =>
  chatReducer(NO_CHAT, { type: 'replied', reply: { message: 'm', ...reply }, id: 'r', at });

test('AI-06 the three actions', () => {
  const matchedJobs = [{ id: 1, score: 0.5, metadata: { text: 'Titel' } }];
  const list = replied({ action: 'SHOW_JOBS_LIST', data: { matchedJobs } });
  expect(list).toMatchObject({ showJobsList: true, matchedJobs: [{ title: 'Titel' }] });
  const advice = { recommendations: ['a'] };
  expect(replied({ action: 'SHOW_RECOMMENDATIONS', data: advice })).toMatchObject({
    recommendations: ['a'],
    isComplete: false,
  });
  expect(replied({ action: 'SESSION_COMPLETE', data: advice })).toMatchObject({
    recommendations: ['a'],
    isComplete: true,
  });
});

test('AI-10 a message that is sent again keeps its place and its key', () => {
  const sending = { type: 'sending' as const, id: 'u', text: 'Hallo', at };
  const what = chatErrorOf(new Error('x'));
  const sent = chatReducer(NO_CHAT, sending);
  const broken = chatReducer(sent, { type: 'failed', of: 'message', what });
  expect(broken).toMatchObject({ phase: 'ready', error: { of: 'message' } });
  const again = chatReducer(broken, sending);
  expect(again).toMatchObject({ phase: 'sending', error: null });
  expect(again.messages).toHaveLength(1);
});

const DAY = 86_400_000;
const chat = toStoredChat({ ...NO_CHAT, sessionId: 's', messages: [] }, 'job 1', 1_000);

test.each([
  ['the same subject', 'job 1', 2_000, true],
  ['another subject', 'job 2', 2_000, false],
  ['a day later', 'job 1', 1_000 + DAY, false],
])('AI-08 a stored conversation goes on: %s', (_name, subject, now, goesOn) => {
  expect(fromStoredChat(chat, subject, now) !== null).toBe(goesOn);
});

test.each([
  [null],
  ['x'],
  [{}],
  [{ ...chat, sessionId: '' }],
  [{ ...chat, messages: [{ id: 1 }] }],
  [{ ...chat, messages: [{ id: 'a', text: 'b', sender: 'admin', timestamp: 1 }] }],
  [{ ...chat, recommendations: [5] }],
])('assistants-10 %j is no stored conversation', (value) => {
  expect(parseStoredChat(value)).toBeNull();
});
