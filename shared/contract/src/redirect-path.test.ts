import { safeRedirectPath } from './redirect-path.ts';

test.each([
  ['/', '/'],
  ['/jobs/7', '/jobs/7'],
  ['/messages?x=1#end', '/messages?x=1#end'],
  ['/?position=%7B%22id%22%3A1%7D', '/?position=%7B%22id%22%3A1%7D'],
  ['/jobs?next=https%3A%2F%2Fevil.example', '/jobs?next=https%3A%2F%2Fevil.example'],
  ['/jobs?next=//evil.example', '/jobs?next=//evil.example'],
  ['/jobs/K%C3%B6ln', '/jobs/K%C3%B6ln'],
  ['/a/../jobs', '/jobs'],
  ['/loginhilfe', '/loginhilfe'],
])('ACC-18 %p is a path of this application', (input, path) => {
  expect(safeRedirectPath(input)).toBe(path);
});

test.each([
  ['https://evil.example'],
  ['HTTPS://evil.example/jobs'],
  ['http:evil.example'],
  ['//evil.example'],
  ['///evil.example'],
  ['////evil.example/jobs'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['\\/evil.example'],
  ['/jobs\\..\\..\\evil'],
  ['/%5Cevil.example'],
  ['/%5c%5cevil.example'],
  ['/%255Cevil.example'],
  ['/%2F%2Fevil.example'],
  ['/%2f/evil.example'],
  ['/%252F%252Fevil.example'],
  ['/%25252525252Fevil.example'],
  ['/./..//evil.example'],
  ['/..//evil.example'],
  ['/jobs//evil.example'],
  ['/%2e%2e//evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/\r\nLocation: https://evil.example'],
  ['/%09/evil.example'],
  ['/%0d%0aSet-Cookie:x=1'],
  ['/jobs\u0000'],
  ['/jobs%00'],
  ['/\u0085evil'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  [' javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:x'],
  ['blob:https://evil.example/1'],
  ['@evil.example'],
  ['evil.example'],
  [' /jobs'],
  ['jobs'],
  ['?x=1'],
  ['#x'],
  [''],
  ['/%zz'],
  ['/%'],
  ['/login'],
  ['/login?from=/jobs'],
  ['/LOGIN/'],
  ['/%6Cogin'],
  ['/api/auth/me'],
  [`/${'x'.repeat(3_000)}`],
  [null],
  [undefined],
  [7],
  [['/jobs']],
  [{ toString: () => '/jobs' }],
])('ACC-18 %p is refused', (input) => {
  expect(safeRedirectPath(input)).toBeNull();
});

test('ACC-05 the path shown now is no target', () => {
  expect(safeRedirectPath('/jobs/7', '/jobs/7')).toBeNull();
  expect(safeRedirectPath('/jobs/8', '/jobs/7')).toBe('/jobs/8');
});
