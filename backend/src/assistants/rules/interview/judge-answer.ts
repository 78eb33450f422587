import { simplify } from '../../understanding/simplify.ts';
import { countWords } from '../../understanding/words.ts';
import { written } from '../cover-letter/german/spoken.ts';
import { answersQuestion, MISSED } from './answers-question.ts';
import type { Judged, Stage } from './interview-state.ts';
import { firmer, personal, quoteOf, withExample } from './own-words.ts';
import type { RoleFamily } from './role-questions.ts';

/** Answers of fewer words are short, of more are long: about ten seconds to two minutes of speaking. */
const SHORT = 14;
const LONG = 220;

const EXAMPLE =
  /\b(zum beispiel|beispiel\w*|einmal|damals|als ich|neulich|letztes jahr|in einem fall|konkret|situation|z b)\b/;
const NUMBER =
  /\d|\b(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|vierzig|hundert|jahrzehnt\w*)\b/;
const RESULT =
  /\b(dadurch|deshalb|am ende|ergebnis\w*|erfolg\w*|geschafft|erreicht|gelungen|konnte(n)? (wir|ich)|zufrieden|seitdem|verbessert|bestanden|gespart)\b/;
const HEDGES =
  /\b(eigentlich|vielleicht|irgendwie|ein bisschen|glaube ich|sozusagen|halt|quasi)\b/g;
const MAN = /\bman\b/g;
const I = /\b(ich|mir|mich|mein\w*)\b/;
const BLAMED = /\b(chef\w*|firma|kolleg\w*|vorgesetzt\w*)\b/;
const BLAME =
  /\b(schlecht|unfahig|schrecklich|furchtbar|dumm|ungerecht|gemobbt|idiot\w*|unmoglich)\b/;
const OLD =
  /\b(zu alt|in meinem alter|trotz meines alters|nicht mehr so (schnell|fit|jung)|alte\w* (eisen|hase)|noch mithalten|die jungen (sind|konnen)|meine besten jahre|langsamer geworden)\b/;
const OVERQUALIFIED =
  /\b(uberqualifiziert|unterfordert|unter meinem niveau|fruher war ich (der )?chef\w*)\b/;
const BOREDOM = /\b(langweil\w*|langweilig|mir fallt die decke|zeitvertreib|nichts zu tun)\b/;
const MONEY = /\b(geld|rente reicht nicht|zuverdien\w*|hinzuverdien\w*|bezahl\w*)\b/;
const FUTURE_VALUE =
  /\b(erfahrung\w*|gelassen\w*|ruhe|ruhig|verlasslich\w*|zuverlassig\w*|lern\w*|neugierig|offen|flexibel|zeit|team\w*)\b/;
const GAP =
  /\b(?:lucke\w*|arbeitslos\w*|ohne arbeit|auszeit|pause|zu hause geblieben|meine (?:mutter|eltern|kinder) gepflegt|pflege meiner|meines mannes|meiner frau)\b/;
const SORRY = /\b(?:leider|tut mir leid|muss ich zugeben|ich gebe zu|schame\w*|peinlich)\b/;
const ORDER = /\b(?:zuerst|zunachst|erst|dann|danach|anschliessend|zum schluss)\b/;
const REASON = /\b(?:weil|denn|da ich|reizt|gefallt|freude|wichtig|liegt mir)\b/;

/** What is noticed in an answer; only the first good thing and the first tip are told. */
type Noticed = { readonly text: string; readonly quote?: string | null };

/** Whether somebody of work is named and something bad said after it. */
function blamesOthers(folded: string): boolean {
  const named = BLAMED.exec(folded);
  return named !== null && BLAME.test(folded.slice(named.index));
}

type Answer = {
  readonly text: string;
  readonly folded: string;
  readonly stage: Stage;
  readonly family: RoleFamily;
  readonly words: number;
};

/** What older applicants often say against themselves, and what nobody has to say. */
function trapOf({ folded, stage, text }: Answer): string | null {
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

/** The one thing that was done well, with the words in which it was done. */
function goodOf(answer: Answer): Noticed | null {
  const { folded, stage, family, words } = answer;
  const isFit = (clause: string) => trapOf({ ...answer, folded: clause }) === null;
  const quote = (found: RegExp) => quoteOf(answer.text, found, isFit);
  if (stage === 'questions') {
    return {
      text: 'Sie stellen eine eigene Frage. Das zeigt, dass es Ihnen ernst ist.',
      quote: quote(/./),
    };
  }
  if (stage === 'role-specific' && family.expected.test(folded)) {
    return { text: 'Ihr Vorgehen passt zur Situation.', quote: quote(family.expected) };
  }
  if (stage === 'age' && FUTURE_VALUE.test(folded) && !OLD.test(folded)) {
    return {
      text: 'Sie antworten mit einer Stärke statt mit Jahren.',
      quote: quote(FUTURE_VALUE),
    };
  }
  if (EXAMPLE.test(folded) && words >= SHORT) {
    return {
      text: 'Sie erzählen ein Beispiel. Das bleibt im Gedächtnis.',
      quote: quote(EXAMPLE),
    };
  }
  if (RESULT.test(folded)) {
    return { text: 'Sie sagen, was dabei herauskam.', quote: quote(RESULT) };
  }
  if (GAP.test(folded) && !SORRY.test(folded)) {
    return {
      text: 'Sie sprechen offen über eine Zeit ohne Stelle. Das wirkt ehrlich.',
      quote: quote(GAP),
    };
  }
  if (stage === 'motivation' && REASON.test(folded)) {
    return { text: 'Sie nennen einen eigenen Grund.', quote: quote(REASON) };
  }
  if (NUMBER.test(folded)) {
    return { text: 'Eine Zahl macht Ihre Erfahrung greifbar.', quote: quote(NUMBER) };
  }
  if (stage === 'role-specific' && ORDER.test(folded)) {
    return { text: 'Sie gehen der Reihe nach vor.', quote: quote(ORDER) };
  }
  return { text: 'Sie antworten direkt auf die Frage.', quote: quote(/./) };
}

const GOES_ON: Readonly<Partial<Record<Stage, string>>> = {
  introduction: 'Jetzt suche ich',
  motivation: 'Das reizt mich, weil',
  'role-specific': 'Zum Schluss würde ich',
};

/** What would make the answer better, with an example in her own words where it can be had. */
function tipOf(answer: Answer): Noticed | null {
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

/**
 * Feedback to one answer against its question: one thing done well with her own words, one thing to
 * try, an example in her own words (assistants-64, TALK-06). What does not answer is not praised.
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
