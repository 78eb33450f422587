import { writeJsonLines } from './json-lines.ts';

function recorded(fields: Readonly<Record<string, string>> = {}) {
  const lines: [Record<string, unknown>, boolean][] = [];
  const target = { log: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  writeJsonLines(
    target,
    () => fields,
    (line, isWrong) => lines.push([JSON.parse(line), isWrong]),
  );
  return { target: target as Pick<Console, keyof typeof target>, lines };
}

test('OPER-04 operation-31 each event of the document server is one line of JSON, with its trace where there is one', () => {
  const { target, lines } = recorded({ trace_id: 'a', span_id: 'b' });
  target.log('silverjobs is served at %s', 'http://127.0.0.1:3000');
  target.warn('two\nlines', { status: 'late' });
  expect(lines).toMatchObject([
    [{ level: 30, msg: 'silverjobs is served at http://127.0.0.1:3000', trace_id: 'a' }, false],
    [{ level: 40, msg: expect.stringContaining('two\nlines { status'), span_id: 'b' }, true],
  ]);
  const { target: untraced, lines: others } = recorded();
  untraced.error('away');
  expect(Object.keys(others[0]?.[0] ?? {})).toEqual(['level', 'time', 'pid', 'msg']);
});

test('OPER-04 operation-31 of an error its kind, message and place are written, and no query', () => {
  const { target, lines } = recorded();
  target.error('The request failed.', new TypeError('https://store.example/a?token=geheim failed'));
  expect(lines).toMatchObject([
    [
      {
        level: 50,
        msg: 'The request failed.',
        err: { type: 'TypeError', message: 'https://store.example/a?… failed' },
      },
      true,
    ],
  ]);
  expect(JSON.stringify(lines)).toContain('json-lines.test.ts');
  expect(JSON.stringify(lines)).not.toContain('geheim');
});
