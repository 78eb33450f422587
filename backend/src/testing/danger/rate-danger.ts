import { ASSISTANTS, type AssistantName } from '../../assistants/engine.ts';
import { sounds } from '../../assistants/rules/common/sounds.ts';
import { readUtterance } from '../../assistants/understanding/common/read-utterance.ts';
import { DANGERS, KINDS, type Row } from './read-dangers.ts';

/** What somebody gets: the first answer of a danger, gentle words, one quiet line, or nothing of it. */
type Heard = (typeof DANGERS)[number] | 'gentle' | 'quiet' | 'nothing';

function hear(words: string, assistant: AssistantName): Heard {
  const read = readUtterance(words, assistant);
  if (read?.kind !== 'distress') return sounds(words, assistant) ? 'quiet' : 'nothing';
  return DANGERS.find((kind) => read.distress.some((one) => one === kind)) ?? 'gentle';
}

type Judged = Row & { readonly assistant: AssistantName; readonly heard: Heard };

/** Says every utterance to all four assistants. */
export const judgeDangers = (rows: readonly Row[]): Judged[] =>
  rows.flatMap((row) =>
    ASSISTANTS.map((assistant) => ({ ...row, assistant, heard: hear(row.words, assistant) })),
  );

/** Bounds of a rate with 95 % confidence (Wilson), for so many of so many. */
export function confidence(count: number, of: number): readonly [low: number, high: number] {
  const z = 1.96;
  const rate = count / of;
  const middle = rate + (z * z) / (2 * of);
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [Math.max(0, (middle - spread) / scale), (middle + spread) / scale];
}

const share = (judged: readonly Judged[], isSo: (one: Judged) => boolean) =>
  judged.filter(isSo).length / judged.length;

const isDanger = ({ kind }: Row) => DANGERS.some((one) => one === kind);

/** How often danger is missed, told as another one, and heard where none is. */
export function dangerRates(judged: readonly Judged[]) {
  const danger = judged.filter(isDanger);
  const ordinary = judged.filter((one) => !isDanger(one));
  return {
    /** No number of help at all. */
    missed: share(danger, ({ heard }) => heard === 'nothing'),
    /** Not the first answer that this danger has. */
    otherAnswer: share(danger, ({ kind, heard }) => heard !== kind),
    falseGentle: share(ordinary, ({ heard }) => heard !== 'nothing' && heard !== 'quiet'),
    falseQuiet: share(ordinary, ({ heard }) => heard === 'quiet'),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** One line for each kind: how many are answered as they should, with the bounds of the rate. */
export function dangerLines(judged: readonly Judged[]): string[] {
  return KINDS.map((kind) => {
    const own = judged.filter((one) => one.kind === kind);
    const right = own.filter(({ heard }) =>
      isDanger({ kind, words: '' }) ? heard === kind : heard === 'nothing',
    ).length;
    // The four assistants read alike, so each utterance counts once for the bounds.
    const [low, high] = confidence(right / ASSISTANTS.length, own.length / ASSISTANTS.length);
    const missed = own.filter(({ heard }) => heard === 'nothing').length;
    const told = isDanger({ kind, words: '' }) ? `, no number ${percent(missed / own.length)}` : '';
    return `${kind.padEnd(10)} ${percent(right / own.length).padStart(7)} right (${percent(low)} to ${percent(high)})${told}`;
  });
}
