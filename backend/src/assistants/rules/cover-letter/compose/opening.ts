import { asWork } from '../german/occupations.ts';
import { asBecause, firstSentence, writtenSentences } from '../german/sentences.ts';
import type { LetterState } from '../letter-state.ts';
import { separateUnwise } from '../unwise.ts';

type Opening = {
  /** What 'weil …' can go on from. */
  readonly with: string;
  /** The first sentence, where no reason is given. */
  readonly alone: string;
};

/** The subject has named the job already; the first sentence does not repeat an advertisement's title. */
function openingOf({ job, style, answers }: LetterState): Opening {
  // Where her reason says 'gern', the opening does not say it once more.
  const gladly = /\bgerne?\b/i.test(answers.reason ?? '') ? 'bei Ihnen' : 'gern';
  const named = job.title && !job.isAdvertised ? ` um eine Stelle ${asWork(job.title)}` : '';
  if (style.tone === 'warm' && job.isAdvertised) {
    const first = 'Ihre Anzeige hat mich gleich angesprochen';
    return { with: first, alone: `${first}, und ich bewerbe mich sehr gern bei Ihnen` };
  }
  const first = {
    plain: job.isAdvertised
      ? `auf Ihre Anzeige bewerbe ich mich ${gladly}`
      : `hiermit bewerbe ich mich bei Ihnen${named}`,
    warm: `sehr gern bewerbe ich mich bei Ihnen${named}`,
    confident: job.isAdvertised
      ? 'ich bin überzeugt, dass Ihre Stelle und ich gut zueinander passen'
      : `ich bin überzeugt, dass wir gut zueinander passen, und bewerbe mich bei Ihnen${named}`,
  }[style.tone];
  return { with: first, alone: first };
}

/** The first paragraph: what she applies for, and why. */
export function beginning(state: LetterState): string {
  const { answers } = state;
  const opening = openingOf(state);
  const { kept } = separateUnwise(answers.reason ? writtenSentences(answers.reason, 'reason') : []);
  if (kept.length === 0) return `${opening.alone}.`;
  // A reason that is more than one sentence goes on after its 'weil …'.
  const [first, ...rest] = kept;
  const begun = firstSentence(answers.reason ?? '');
  const isKept = writtenSentences(begun, 'reason')[0] === first;
  const said = rest.length === 0 ? answers.reason : isKept ? begun : null;
  const because = said ? asBecause(said) : null;
  return because
    ? [`${opening.with}, ${because}.`, ...rest].join(' ')
    : [`${opening.alone}.`, ...kept].join(' ');
}
