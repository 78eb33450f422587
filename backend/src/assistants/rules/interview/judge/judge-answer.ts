import { simplify } from '../../../understanding/simplify.ts';
import { countWords } from '../../../understanding/words.ts';
import { written } from '../../cover-letter/german/spoken.ts';
import { answersQuestion, MISSED } from '../answers-question.ts';
import type { Judged, Stage } from '../interview-state.ts';
import type { RoleFamily } from '../role-questions.ts';
import { goodOf } from './good.ts';
import type { Noticed } from './said-answer.ts';
import { tipOf } from './tip.ts';
import { trapOf } from './trap.ts';

/**
 * Feedback to one answer against its question: one thing done well with her own words, one thing to
 * try, an example in her own words (assistants-64). What does not answer is not praised.
 * @param ownExample a sentence from her profile that answers the question, where there is one
 */
export function judgeAnswer(
  text: string,
  stage: Stage,
  family: RoleFamily,
  ownExample: string | null = null,
): Judged {
  const folded = simplify(written(text));
  const answer = { text, folded, stage, family, words: countWords(text) };
  const quoted = ({ text: said, quote }: Noticed) => (quote ? `${said} „${quote}“` : said);
  const trap = trapOf(answer);
  if (!answersQuestion(answer)) {
    const example = ownExample ? ` Mit Ihren eigenen Angaben: „${ownExample}“` : '';
    return { stage, good: [], tips: [trap ?? MISSED[stage] + example] };
  }
  const good = goodOf(answer);
  const isSpoilt = trap !== null && !good?.quote;
  const tip = trap ? { text: trap } : tipOf(answer);
  const asExample = tip && {
    ...tip,
    text: tip.quote ? `${tip.text} Zum Beispiel mit Ihren Worten:` : tip.text,
  };
  return {
    stage,
    good: good && !isSpoilt ? [quoted(good)] : [],
    tips: asExample ? [quoted(asExample)] : [],
  };
}
