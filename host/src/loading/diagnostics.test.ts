/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const SOURCES = ['host/src', 'host/server', 'shared/shell/src', 'shared/federation/src'];

/** Numbers that users can meet, as the sources name them. */
function usedNumbers(): string[] {
  const texts = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  return texts.flatMap((text) => text.match(/\b(?:FED|HOST)-[1-9]\d\d\b/g) ?? []);
}

test('FED-04 docs/diagnostics.md explains every number, and none that does not exist', () => {
  const page = readFileSync(join(root, 'docs/diagnostics.md'), 'utf8');
  const sections = page.split(/^## /m).filter((section) => /^[A-Z]+-\d+:/.test(section));
  const explained = sections.map((section) => section.split(':')[0]);
  expect(explained).toContain('FED-107');
  expect(explained.toSorted()).toEqual([...new Set(usedNumbers())].toSorted());
  for (const section of sections) {
    for (const part of ['**Means.**', '**The user saw.**', '**The team does.**']) {
      expect(section).toContain(part);
    }
  }
});
