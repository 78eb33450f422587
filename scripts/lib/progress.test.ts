import { createProgress } from './progress.ts';

function drawOn(isTTY: boolean) {
  const written: string[] = [];
  const screen = { isTTY, columns: 40, write: (text: string) => written.push(text) > 0 };
  const progress = createProgress(screen);
  progress.show('Building', '1 of 8');
  progress.show('Writing the demo data', '0 %');
  progress.show('Building', '2 of 8');
  progress.done('Building');
  progress.clear();
  return written;
}

test('in a terminal one line renews itself and is never wider than the window', () => {
  const lines = drawOn(true).map((text) => text.replace('\r\x1b[2K', ''));
  expect(lines).toEqual([
    'Building … 1 of 8',
    'Building … 1 of 8   Writing the demo da',
    'Building … 2 of 8   Writing the demo da',
    'Writing the demo data … 0 %',
    '',
  ]);
});

test('elsewhere each task is one line', () => {
  expect(drawOn(false)).toEqual(['Building …\n', 'Writing the demo data …\n']);
});
