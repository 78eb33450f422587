import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTexts } from './collect-texts.ts';

const root = join(import.meta.dirname, '../../..');
/** A file without its soft hyphens. */
const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\u00ad', '');

/** The one name of each assistant, and of the CV generator beside them (words-11). */
const NAMES = ['Jobfinder', 'Anschreiben', 'Interviewvorbereitung', 'Job-Coach', 'Lebenslauf'];
const TALKING = NAMES.filter((name) => name !== 'Lebenslauf');

/** Where the assistants are spoken of by their names. */
const PLACES: readonly (readonly [path: string, names: readonly string[]])[] = [
  ['remote-ai-assistants/src/chat/assistant.ts', TALKING],
  ['remote-ai-assistants/src/help.ts', NAMES],
  ['remote-account/src/data-export/assistant-section.ts', TALKING],
  ['remote-silverplus/src/silverplus/LockedFeature.tsx', NAMES],
  ['remote-silverplus/src/silverplus/benefits.ts', TALKING],
  ['remote-silverplus/src/subscription/features.ts', TALKING.slice(1)],
  ['remote-silverplus/src/cancel-silverplus/losses.ts', TALKING.slice(1)],
  ['remote-silverplus/src/checkout/order-facts.ts', TALKING.slice(1)],
  ['docs/glossary.md', NAMES],
  ['docs/rules/assistants.md', TALKING],
];

test.each(PLACES)('HERS-12 one name for each assistant in %s', (path, names) => {
  const text = read(path);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});

test('HERS-12 menu and titles have one name for each assistant', () => {
  const text = read('remote-ai-assistants/remote.config.ts');
  const named = (key: string) =>
    [...text.matchAll(new RegExp(`${key}: '([^']+)'`, 'g'))].map(([, name]) => name).sort();
  expect(named('title')).toEqual([...NAMES].sort());
  expect(named('label')).toEqual([...NAMES].sort());
});

/** Names that an assistant or all of them once had as well. */
const OTHERS =
  /Anschreiben-?(?:Hilfe|Generator)|Gesprächstraining|(?:Training|Vorbereitung) (?:für|auf) (?:Vorstellungsg|G)espräche|Interview-?[Tt]raining|Gespräche üben|Stellensuche im Gespräch|Lebenslauf-?(?:Generator|Hilfe)|Karriere-?[Cc]oach|Jobcoach|KI-Assistent|digitale[nr]? Assistent|View Matched Jobs“|Create Cover Letter“/;

test('HERS-12 no assistant is called by another name', () => {
  const sources = globSync(
    ['{host,remote-*,shared/*}/{src,common}/**/*.{ts,tsx}', 'backend/src/**/*.ts'],
    { cwd: root, exclude: (name) => String(name).includes('node_modules') },
  ).map(String);
  const found = sources
    .filter((path) => !/\.test\.|\/testing\/|^backend\/src\/demo\//.test(path))
    .map((path) => ({ path, text: read(path) }))
    .filter(({ text }) => OTHERS.test(text))
    .flatMap(collectTexts)
    .filter(({ text }) => OTHERS.test(text))
    .map(({ path, text }) => `${path}: ${text}`);
  expect(found).toEqual([]);
});
