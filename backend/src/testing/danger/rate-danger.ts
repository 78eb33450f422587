import { ASSISTANTS, type AssistantName } from '../../assistants/engine.ts';
import { soundsHeavy } from '../../assistants/understanding/common/distress.ts';
import { readUtterance } from '../../assistants/understanding/common/read-utterance.ts';
import { DANGERS } from '../../assistants/understanding/concern/concern.ts';
import { KINDS, type Row } from './read-dangers.ts';

/** What somebody gets: the first answer of a danger, gentle words, one quiet line, or nothing of it. */
type Heard = (typeof DANGERS)[number] | 'gentle' | 'quiet' | 'nothing';

function hear(words: string, assistant: AssistantName): Heard {
  const read = readUtterance(words, assistant);
  if (read?.kind !== 'distress') return soundsHeavy(words) ? 'quiet' : 'nothing';
  return DANGERS.find((kind) => read.distress.some((one) => one === kind)) ?? 'gentle';
}

type Judged = Row & { readonly assistant: AssistantName; readonly heard: Heard };

/** Says every utterance to all four assistants, or to whoever hears it else. */
export const judgeDangers = (rows: readonly Row[], hears = hear): Judged[] =>
  rows.flatMap((row) =>
    ASSISTANTS.map((assistant) => ({ ...row, assistant, heard: hears(row.words, assistant) })),
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

const isDanger = ({ kind }: Row) => DANGERS.some((one) => one === kind);

/** How many of how many. */
export type Count = { readonly count: number; readonly of: number };

function countOf(judged: readonly Judged[], isSo: (one: Judged) => boolean): Count {
  // The four assistants read nearly alike, so that each utterance counts once.
  const count = judged.filter(isSo).length / ASSISTANTS.length;
  return { count, of: judged.length / ASSISTANTS.length };
}

/** How often danger is missed, told as another one, and heard where none is. */
export function dangerCounts(judged: readonly Judged[]) {
  const danger = judged.filter(isDanger);
  const harmless = judged.filter(({ kind }) => kind === 'quiet' || kind === 'ordinary');
  return {
    /** No number of help at all. */
    missed: countOf(danger, ({ heard }) => heard === 'nothing'),
    /** Not the first answer that this danger has. */
    otherAnswer: countOf(danger, ({ kind, heard }) => heard !== kind),
    /** The first answer of another danger. */
    confused: countOf(
      danger,
      ({ kind, heard }) => heard !== kind && DANGERS.some((one) => one === heard),
    ),
    falseGentle: countOf(harmless, ({ heard }) => heard !== 'nothing' && heard !== 'quiet'),
    falseQuiet: countOf(harmless, ({ heard }) => heard === 'quiet'),
  };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** A rate with its bounds, to be read. */
function rateText({ count, of }: Count): string {
  const [low, high] = confidence(count, of);
  const many = Number.isInteger(count) ? String(count) : count.toFixed(2);
  return `${many} of ${of}, ${percent(count / of)} (${percent(low)} to ${percent(high)})`;
}

/** One line for each kind that was said, with what its utterances got, and one for each rate of all. */
export function dangerLines(judged: readonly Judged[]): string[] {
  const kinds = KINDS.filter((kind) => judged.some((one) => one.kind === kind));
  const ofKinds = kinds.map((kind) => {
    const own = judged.filter((one) => one.kind === kind);
    const right = isDanger({ kind, words: '' }) ? kind : kind === 'heavy' ? 'gentle' : 'nothing';
    const got = [...DANGERS, 'gentle', 'quiet', 'nothing']
      .map((heard) => ({ heard, count: countOf(own, (one) => one.heard === heard).count }))
      .filter(({ count }) => count > 0)
      .map(({ heard, count }) => `${heard} ${count}`);
    const rate = rateText(countOf(own, ({ heard }) => heard === right));
    return `${kind.padEnd(10)} right ${rate}; got ${got.join(', ')}`;
  });
  const { missed, otherAnswer, confused, falseGentle, falseQuiet } = dangerCounts(judged);
  const ofAll = [
    ['danger missed, no number at all', missed],
    ['danger without its own first answer', otherAnswer],
    ['danger taken for another one', confused],
    ["gentle or danger's answer for nothing", falseGentle],
    ['quiet line for nothing', falseQuiet],
  ] as const;
  return [
    ...ofKinds,
    ...ofAll
      .filter(([, count]) => count.of > 0)
      .map(([name, count]) => `${name}: ${rateText(count)}`),
  ];
}
