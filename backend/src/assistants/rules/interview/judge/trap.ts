import { personal, quoteOf } from '../own-words.ts';
import { GAP, OLD, SORRY } from './answer-words.ts';
import type { Answer } from './said-answer.ts';

const BLAMED = /\b(chef\w*|firma|kolleg\w*|vorgesetzt\w*)\b/;
const BLAME =
  /\b(schlecht|unfahig|schrecklich|furchtbar|dumm|ungerecht|gemobbt|idiot\w*|unmoglich)\b/;

const OVERQUALIFIED =
  /\b(uberqualifiziert|unterfordert|unter meinem niveau|fruher war ich (der )?chef\w*)\b/;
const BOREDOM = /\b(langweil\w*|langweilig|mir fallt die decke|zeitvertreib|nichts zu tun)\b/;
const MONEY = /\b(geld|rente reicht nicht|zuverdien\w*|hinzuverdien\w*|bezahl\w*)\b/;

/** Whether somebody of work is named and something bad said after it. */
function blamesOthers(folded: string): boolean {
  const named = BLAMED.exec(folded);
  return named !== null && BLAME.test(folded.slice(named.index));
}

/** What older applicants often say against themselves, and what nobody has to say. */
export function trapOf({ folded, stage, text }: Answer): string | null {
  if (OLD.test(folded)) {
    return 'Sie entschuldigen sich für Ihr Alter. Lassen Sie diesen Satz weg und sagen Sie, was Sie dadurch können: Erfahrung, Ruhe, Verlässlichkeit.';
  }
  if (OVERQUALIFIED.test(folded)) {
    return '„Überqualifiziert“ oder „unterfordert“ weckt Zweifel, ob Sie bleiben. Sagen Sie, warum genau diese Arbeit Sie jetzt reizt.';
  }
  if (blamesOthers(folded)) {
    return 'Sprechen Sie nicht schlecht über frühere Arbeitgeber. Besser: was Sie dort gelernt haben und was Sie jetzt suchen.';
  }
  const isPrivate = stage === 'role-specific' ? null : personal(folded);
  if (isPrivate) return isPrivate;
  if (GAP.test(folded) && SORRY.test(folded)) {
    const quote = quoteOf(text, SORRY);
    return `Für eine Zeit ohne Arbeit müssen Sie sich nicht entschuldigen${quote ? ` („${quote}“)` : ''}. Ein sachlicher Satz genügt, dann kommen Sie auf das, was Sie jetzt möchten.`;
  }
  if (stage !== 'motivation') return null;
  if (BOREDOM.test(folded)) {
    return 'Dass Ihnen die Zeit lang wird, ist ein schwacher Grund. Nennen Sie, was Sie an genau dieser Arbeit reizt.';
  }
  return MONEY.test(folded)
    ? 'Geld darf ein Grund sein. Nennen Sie aber zuerst, was Sie an der Arbeit reizt.'
    : null;
}
