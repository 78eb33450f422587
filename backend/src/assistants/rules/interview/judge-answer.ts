import { simplify } from '../../understanding/simplify.ts';
import { countWords } from '../../understanding/words.ts';
import type { Judged, Stage } from './interview-state.ts';
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
const ILLNESS =
  /\b(krank\w*|operation|operiert|schmerz\w*|bandscheib\w*|herzinfarkt|diagnose|rucken)\b/;
const BOREDOM = /\b(langweil\w*|langweilig|mir fallt die decke|zeitvertreib|nichts zu tun)\b/;
const MONEY = /\b(geld|rente reicht nicht|zuverdien\w*|hinzuverdien\w*|bezahl\w*)\b/;
const FUTURE_VALUE =
  /\b(erfahrung\w*|gelassen\w*|ruhe|ruhig|verlasslich\w*|zuverlassig\w*|lern\w*|neugierig|offen|flexibel|zeit|team\w*)\b/;
const ASKS = /\?/;

type Check = { readonly good?: string | false; readonly tip?: string | false };

/** Whether somebody of work is named and something bad said after it. */
function blamesOthers(folded: string): boolean {
  const named = BLAMED.exec(folded);
  return named !== null && BLAME.test(folded.slice(named.index));
}

function trapChecks(folded: string, stage: Stage): Check[] {
  return [
    {
      tip:
        OLD.test(folded) &&
        'Sie entschuldigen sich für Ihr Alter. Sagen Sie lieber, was Sie dadurch können: Erfahrung, Ruhe, Verlässlichkeit.',
    },
    {
      tip:
        OVERQUALIFIED.test(folded) &&
        'Das Wort „überqualifiziert“ oder „unterfordert“ weckt Zweifel, ob Sie bleiben. Sagen Sie, warum genau diese Arbeit Sie jetzt reizt.',
    },
    {
      tip:
        ILLNESS.test(folded) &&
        stage !== 'role-specific' &&
        'Über Krankheiten müssen Sie im Gespräch nicht sprechen. Sagen Sie nur, was Sie können und in welchem Umfang.',
    },
    {
      tip:
        blamesOthers(folded) &&
        'Sprechen Sie nicht schlecht über frühere Arbeitgeber. Besser: was Sie gelernt haben und was Sie jetzt suchen.',
    },
    {
      tip:
        stage === 'motivation' &&
        BOREDOM.test(folded) &&
        'Langeweile ist ein schwacher Grund. Nennen Sie, was Sie an genau dieser Arbeit reizt.',
    },
    {
      tip:
        stage === 'motivation' &&
        MONEY.test(folded) &&
        'Geld darf ein Grund sein, aber nennen Sie zuerst, was Sie an der Arbeit reizt.',
    },
  ];
}

function stageChecks(folded: string, answer: string, stage: Stage, family: RoleFamily): Check[] {
  if (stage === 'role-specific') {
    const fits = family.expected.test(folded);
    return [
      { good: fits && 'Ihr Vorgehen passt zur Situation.' },
      { tip: !fits && `Bei dieser Situation möchte man hören: ${family.expects}.` },
    ];
  }
  if (stage === 'age') {
    const turned = FUTURE_VALUE.test(folded) && !OLD.test(folded);
    return [
      { good: turned && 'Sie drehen die Frage nach dem Alter in eine Stärke.' },
      {
        tip:
          !turned &&
          'Auf diese Frage antworten Sie am besten mit einer Stärke: Erfahrung, Ruhe, Verlässlichkeit oder Freude am Lernen, mit einem Beispiel.',
      },
    ];
  }
  if (stage === 'questions') {
    const asks =
      ASKS.test(answer) || /\b(wie|wer|wann|wo|welche\w*|gibt es|warum|was)\b/.test(folded);
    return [
      { good: asks && 'Eigene Fragen zeigen, dass es Ihnen ernst ist.' },
      {
        tip:
          !asks &&
          'Stellen Sie immer ein bis zwei eigene Fragen, zum Beispiel: „Wer arbeitet mich ein?“ oder „Wie sieht ein typischer Tag aus?“',
      },
    ];
  }
  const hasExample = EXAMPLE.test(folded);
  const hasNumber = NUMBER.test(folded);
  const needsExample = stage === 'experience' || stage === 'strengths';
  return [
    { good: hasExample && 'Sie nennen ein Beispiel. Das bleibt im Gedächtnis.' },
    {
      tip:
        needsExample &&
        !hasExample &&
        'Erzählen Sie ein Beispiel: Wie war die Lage, was haben Sie getan, was kam heraus?',
    },
    { good: hasNumber && 'Eine Zahl macht Ihre Erfahrung greifbar.' },
    {
      tip:
        stage === 'experience' &&
        !hasNumber &&
        'Eine Zahl hilft: wie viele Jahre, wie viele Menschen, wie oft?',
    },
    { good: RESULT.test(folded) && 'Sie sagen, was dabei herauskam.' },
  ];
}

function styleChecks(folded: string, words: number): Check[] {
  const hedges = folded.match(HEDGES) ?? [];
  const man = folded.match(MAN) ?? [];
  const isLong = words > LONG;
  return [
    {
      good: words >= SHORT && !isLong && 'Die Länge ist gut: ausführlich genug und nicht zu lang.',
    },
    {
      tip: words < SHORT && 'Die Antwort ist sehr kurz. Zwei bis vier Sätze zeigen mehr von Ihnen.',
    },
    { tip: isLong && 'Die Antwort ist lang. Sagen Sie das Wichtigste in etwa einer Minute.' },
    {
      tip:
        hedges.length >= 2 &&
        `Wörter wie „${hedges[0]}“ nehmen Ihrer Antwort die Kraft. Lassen Sie sie weg.`,
    },
    {
      tip:
        man.length >= 2 &&
        !I.test(folded) &&
        'Sagen Sie „ich“ statt „man“: Es geht um das, was Sie getan haben.',
    },
  ];
}

/** So many tips at once can be remembered. */
const TIPS_MAX = 3;

/**
 * Feedback to one answer by criteria that can be recognised: length, an example, a number, a
 * result, what the situation asks for, and what older applicants often say against themselves.
 */
export function judgeAnswer(answer: string, stage: Stage, family: RoleFamily): Judged {
  const folded = simplify(answer);
  const checks = [
    ...trapChecks(folded, stage),
    ...stageChecks(folded, answer, stage, family),
    ...(stage === 'questions' ? [] : styleChecks(folded, countWords(answer))),
  ];
  const texts = (pick: (check: Check) => string | false | undefined) =>
    checks.map(pick).filter((text): text is string => typeof text === 'string');
  return {
    stage,
    good: texts(({ good }) => good),
    tips: texts(({ tip }) => tip).slice(0, TIPS_MAX),
  };
}
