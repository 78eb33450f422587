import { surroundings } from './surroundings.ts';

test('HOUSE-01 a run says its browser, faces, Node and PostgreSQL', () => {
  const answers: Record<string, string> = {
    'find-browser.ts': '/usr/bin/chromium',
    '/usr/bin/chromium': 'Chromium 150.0.1',
    'fc-list': 'DejaVu Sans,DejaVu Sans Condensed\nDejaVu Sans\nArial',
    'with-postgres.mjs': 'postgres (PostgreSQL) 17.6',
  };
  const run = (command: string, args: string[]) =>
    answers[command] ?? answers[args[0]?.split('/').pop() ?? ''] ?? null;
  expect(surroundings('/project', run)).toEqual([
    'Browser:     Chromium 150.0.1 (/usr/bin/chromium)',
    'Faces:       Arimo, and DejaVu Sans where a wide one is tried (e2e/fonts)',
    '             not used, of this machine: Arial, DejaVu Sans',
    `Node:        ${process.version}`,
    'PostgreSQL:  postgres (PostgreSQL) 17.6',
  ]);
});

test('HOUSE-01 a run says what it has not', () => {
  expect(surroundings('/project', () => null)).toEqual([
    'Browser:     none found',
    'Faces:       Arimo, and DejaVu Sans where a wide one is tried (e2e/fonts)',
    '             not used, of this machine: unknown',
    `Node:        ${process.version}`,
    'PostgreSQL:  none found; where none can be installed, PGlite alone',
  ]);
});
