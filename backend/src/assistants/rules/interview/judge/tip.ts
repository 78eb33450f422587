import type { Stage } from '../interview-state.ts';
import { firmer, withExample } from '../own-words.ts';
import { EXAMPLE, FUTURE_VALUE, LONG, NUMBER, SHORT } from './answer-words.ts';
import type { Answer, Noticed } from './said-answer.ts';

const HEDGES =
  /\b(eigentlich|vielleicht|irgendwie|ein bisschen|glaube ich|sozusagen|halt|quasi)\b/g;
const MAN = /\bman\b/g;
const I = /\b(ich|mir|mich|mein\w*)\b/;

const GOES_ON: Readonly<Partial<Record<Stage, string>>> = {
  introduction: 'Jetzt suche ich',
  motivation: 'Das reizt mich, weil',
  'role-specific': 'Zum Schluss würde ich',
};

/** What would make the answer better, with an example in her own words where it can be had. */
export function tipOf(answer: Answer): Noticed | null {
  const { text, folded, stage, family, words } = answer;
  if (stage === 'role-specific' && !family.expected.test(folded)) {
    return { text: `Bei dieser Situation möchte man hören: ${family.expects}.` };
  }
  if (stage === 'age' && !FUTURE_VALUE.test(folded)) {
    return {
      text: 'Nennen Sie dazu eine Stärke: Erfahrung, Ruhe, Verlässlichkeit oder Freude am Lernen.',
      quote: withExample(text, 'Das habe ich schon erlebt, als'),
    };
  }
  if (stage === 'questions') return null;
  const needsExample = stage === 'experience' || stage === 'strengths';
  if (needsExample && !EXAMPLE.test(folded)) {
    return {
      text: 'Erzählen Sie dazu ein Beispiel: Wie war die Lage, was haben Sie getan, was kam heraus?',
      quote: withExample(text, 'Einmal war es so:'),
    };
  }
  if (words < SHORT) {
    return {
      text: 'Zwei bis vier Sätze zeigen mehr von Ihnen.',
      quote: withExample(text, GOES_ON[stage] ?? 'Das zeigte sich, als'),
    };
  }
  if (words > LONG)
    return { text: 'Sagen Sie das Wichtigste in etwa einer Minute. Lassen Sie Nebensachen weg.' };
  const hedges = folded.match(HEDGES) ?? [];
  if (hedges.length >= 2) {
    return {
      text: `Wörter wie „${hedges[0]}“ nehmen Ihrer Antwort die Kraft.`,
      quote: firmer(text),
    };
  }
  if ((folded.match(MAN) ?? []).length >= 2 && !I.test(folded)) {
    return { text: 'Sagen Sie „ich“ statt „man“: Es geht um das, was Sie getan haben.' };
  }
  return stage === 'experience' && !NUMBER.test(folded)
    ? { text: 'Eine Zahl hilft: wie viele Jahre, wie viele Menschen, wie oft?' }
    : null;
}
