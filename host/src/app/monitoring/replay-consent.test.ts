/** @jest-environment node */
import { createAppStorage, createConsent } from '@silverjobs/shell';
import { memoryStore } from '@silverjobs/testing';
import { recordWithConsent } from './replay-consent.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp(stored?: 'granted' | 'denied') {
  const consent = createConsent(createAppStorage(memoryStore()));
  if (stored) consent.decide('replay', stored);
  const recorder = { startRecording: jest.fn(), stopRecording: jest.fn(async () => {}) };
  const loadRecorder = jest.fn(async () => recorder);
  return { consent, recorder, loadRecorder };
}

test('MON-02 without consent the recorder is not even fetched', async () => {
  const { consent, loadRecorder } = setUp();
  recordWithConsent(consent, loadRecorder);
  consent.decide('maps', 'granted');
  consent.decide('replay', 'denied');
  await settle();
  expect(loadRecorder).not.toHaveBeenCalled();
});

test('MON-02 with consent it records, from the start or from the moment of consent', async () => {
  const before = setUp('granted');
  recordWithConsent(before.consent, before.loadRecorder);
  await settle();
  expect(before.recorder.startRecording).toHaveBeenCalledTimes(1);

  const later = setUp();
  recordWithConsent(later.consent, later.loadRecorder);
  later.consent.decide('replay', 'granted');
  await settle();
  expect(later.recorder.startRecording).toHaveBeenCalledTimes(1);
});

test('MON-02 a withdrawal stops it, a new consent starts it again', async () => {
  const { consent, recorder, loadRecorder } = setUp('granted');
  recordWithConsent(consent, loadRecorder);
  await settle();
  consent.decide('replay', 'denied');
  await settle();
  expect(recorder.stopRecording).toHaveBeenCalledTimes(1);
  consent.decide('replay', 'granted');
  await settle();
  expect(recorder.startRecording).toHaveBeenCalledTimes(2);
});

test('MON-02 a withdrawal while the recorder is being fetched wins', async () => {
  const { consent, recorder, loadRecorder } = setUp();
  recordWithConsent(consent, loadRecorder);
  consent.decide('replay', 'granted');
  consent.decide('replay', 'denied');
  await settle();
  expect(recorder.startRecording).not.toHaveBeenCalled();
});

test('a recorder that cannot be fetched disturbs nobody, and is asked for at the next consent', async () => {
  const { consent, recorder, loadRecorder } = setUp('granted');
  loadRecorder.mockRejectedValueOnce(new Error('offline'));
  recordWithConsent(consent, loadRecorder);
  await settle();
  consent.decide('replay', 'granted');
  await settle();
  expect(recorder.startRecording).toHaveBeenCalledTimes(1);
});
