/** @jest-environment <rootDir>/jest/jsdom-environment.cjs */
import { TYPEFACE_ID, TYPEFACE_KEY, waitingTypeface } from '../../common/typeface.ts';
import { takeKeptTypeface } from './kept-typeface.ts';

const take = () => takeKeptTypeface(TYPEFACE_ID, TYPEFACE_KEY, 'abc123');

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<style id="${TYPEFACE_ID}" media="not all"></style>`;
});
afterEach(() => jest.restoreAllMocks());

test('VIEW-06 delivery-65 the typeface waits where this browser has none', () => {
  take();
  expect(waitingTypeface()).not.toBeNull();
});

test('VIEW-06 delivery-65 or that of another release', () => {
  localStorage.setItem(TYPEFACE_KEY, 'def456');
  take();
  expect(waitingTypeface()).not.toBeNull();
});

test('VIEW-06 delivery-65 it counts at once where this browser has kept it', () => {
  localStorage.setItem(TYPEFACE_KEY, 'abc123');
  take();
  expect(waitingTypeface()).toBeNull();
});

test('VIEW-06 delivery-65 its face for German is read before the first frame is laid out', () => {
  localStorage.setItem(TYPEFACE_KEY, 'abc123');
  const faces = [0, 1].map(() => ({ load: jest.fn(() => Promise.reject(new Error('offline'))) }));
  Object.assign(document, { fonts: faces });
  take();
  expect(faces.map(({ load }) => load.mock.calls.length)).toEqual([0, 1]);
});

test('VIEW-06 delivery-65 without a storage it waits', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  take();
  expect(waitingTypeface()).not.toBeNull();
});
