/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLBACK_WINDOW_LABELS } from '@silverjobs/contract/constants';
import { helpOf } from '../../../common/help.ts';
import { buildRegistry } from '../../testing/build-registry.ts';
import { workspaceRemotes } from '../../testing/workspace-remotes.ts';
import { easyTexts } from '../easy/find-text.ts';
import { hostTopics } from './host-topics.ts';

const root = join(__dirname, '../../../..');

/** What is typed or chosen as an example, and is the name of nothing. */
const EXAMPLES = new Set(['Empfang', 'Garten']);

/** Texts that speak of the product, and name nothing themselves. */
const speaks = /\.test\.tsx?$|\/testing\/|\/help\.ts$|\/host-topics\.ts$|\/easy\/texts\//;

/** The sources of everything that is shown, in one line each. */
const shown = execFileSync(
  'git',
  ['ls-files', 'host/src', 'remote-*/src/*', 'remote-*/remote.config.ts', 'shared'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !speaks.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' '))
  .join('\n');

/** Whether something that is shown is called so, as a text of its own or as the beginning of one. */
const isNamed = (name: string) =>
  [`'${name}`, `"${name}`, `\`${name}`, `> ${name}`, `>${name}`, `} ${name} <`].some((text) =>
    shown.includes(text),
  );

const plain = (text: string) => text.replaceAll('·', '');

/** Names that a sentence of help puts in quotes. */
const quoted = (text: string) => [...text.matchAll(/„([^“]+)“/g)].map(([, name = '']) => name);

/** Names that easy German gives: 'Drücken Sie auf: Merken.', 'Der Link heißt: …' */
const announced = (line: string) => {
  const name = /(?:\b(?:auf|zuerst auf|heißt|gibt es): )(.+?)[.?]?$/.exec(plain(line))?.[1];
  return name ? [name.replace(/[.?]$/, '')] : [];
};

async function everything() {
  const { topics, stops } = helpOf(buildRegistry(...(await workspaceRemotes())));
  return { topics: [...topics, ...hostTopics], stops };
}

test('HERS-14 what help and tour call by name is called so in the product', async () => {
  const { topics, stops } = await everything();
  const said = [
    ...topics.flatMap(({ intro, steps }) => [intro, ...steps]),
    ...stops.map(({ text }) => text),
  ];
  const names = [...new Set(said.flatMap(quoted))].filter((name) => !EXAMPLES.has(name));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

/** Words that easy German explains itself. */
const EXPLAINED = new Set(['Der Vertrag hört auf', 'Ich will den Vertrag doch nicht', 'silver+']);

test('HERS-14 what easy German tells to press is called so in the product', () => {
  const lines = easyTexts.flatMap(({ parts }) => parts.flatMap((part) => part.lines));
  const names = [...new Set(lines.flatMap(announced))].filter((name) => !EXPLAINED.has(name));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test('HERS-14 each number that help and easy German name is that of the product', async () => {
  const { topics } = await everything();
  // 'Die Hilfe hat immer 3 Schritte.'
  expect(topics.filter(({ steps }) => steps.length !== 3)).toEqual([]);
  // 'Beantworten Sie drei kurze Fragen.', and the end.
  const source = readFileSync(join(root, 'remote-profile/src/first-steps/first-steps.ts'), 'utf8');
  expect(/STEPS = \[(.+?)\]/.exec(source)?.[1]?.split(',')).toHaveLength(3 + 1);
});

test('HERS-14 no text but the hours of the telephone names a clock for talking to us', async () => {
  const { topics } = await everything();
  const said = [
    ...Object.values(CALLBACK_WINDOW_LABELS),
    ...topics.flatMap(({ intro, steps }) => [intro, ...steps]),
    ...easyTexts.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines)),
  ];
  expect(said.filter((text) => /\d+ ?(?:bis \d+ )?Uhr/.test(text))).toEqual([]);
});
