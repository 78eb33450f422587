import { writeAuthToken } from '@silverjobs/shell';
import { watchRestoredPage } from './restored-page.ts';

const reload = jest.fn();

beforeAll(() => watchRestoredPage(reload));

function leaveAndRestore(meanwhile: () => void, persisted = true) {
  reload.mockClear();
  document.body.hidden = false;
  writeAuthToken('one');
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  meanwhile();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

test('HERS-13 layout-44 a page restored after signing out shows nothing and is loaded anew', () => {
  leaveAndRestore(() => writeAuthToken(null));
  expect(document.body.hidden).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('HERS-13 layout-44 after somebody else has signed in, too', () => {
  leaveAndRestore(() => writeAuthToken('two'));
  expect(document.body.hidden).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('HERS-13 layout-44 in the same session it stays as it is, and a page that is loaded as usual too', () => {
  leaveAndRestore(() => {});
  leaveAndRestore(() => writeAuthToken(null), false);
  expect(document.body.hidden).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
