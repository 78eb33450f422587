import { HELPLINES } from '../../facts/facts.ts';
import type { Distress } from '../../understanding/common/distress.ts';
import { paragraphs } from '../../understanding/phrases.ts';

/** A number that can be tapped on a telephone. */
const call = (phone: string) => `[${phone}](tel:${phone.replaceAll(' ', '')})`;

const [CRISIS, CRISIS_TWO, CRISIS_EU] = HELPLINES.crisis;
const CRISIS_LINE = `- **Telefonseelsorge**, Tag und Nacht, kostenlos und ohne Namen: ${call(CRISIS ?? '')}, ${call(CRISIS_TWO ?? '')} oder ${call(CRISIS_EU ?? '')}`;
const EMERGENCY_LINE = `- Wenn Sie in Gefahr sind oder sich etwas antun könnten: **Notruf ${call(HELPLINES.emergency)}**`;

const SUICIDE = [
  'Es tut mir sehr leid, dass es Ihnen so schlecht geht. Es ist gut, dass Sie das schreiben.',
  'Ich bin ein Computerprogramm und kann Ihnen hier nicht so beistehen, wie Sie es jetzt brauchen. Bitte sprechen Sie mit einem Menschen. Dort hört Ihnen jemand zu, auch jetzt:',
];

const DESPAIR = [
  'Das klingt sehr schwer. Es tut mir leid, dass es Ihnen so geht.',
  'Sie müssen damit nicht allein bleiben. Hier hört Ihnen jemand zu, auch jetzt, auch wenn es „nur“ die Last der letzten Zeit ist:',
];

const VIOLENCE = [
  'Es tut mir leid, dass Ihnen das geschieht. Niemand darf Ihnen wehtun, Sie einsperren oder Ihnen etwas wegnehmen. Das ist nicht Ihre Schuld.',
  'Diese Menschen helfen Ihnen vertraulich und kostenlos:',
];

const VIOLENCE_LINES = [
  `- **Hilfetelefon Gewalt gegen Frauen**, Tag und Nacht: ${call(HELPLINES.violenceWomen)}`,
  `- **Hilfetelefon Gewalt an Männern**: ${call(HELPLINES.violenceMen)}`,
  `- **Opfer-Telefon Weißer Ring**, auch bei Gewalt in Familie oder Pflege: ${call(HELPLINES.victims)}`,
  `- In Gefahr: **Polizei ${call(HELPLINES.police)}** oder **Notruf ${call(HELPLINES.emergency)}**`,
];

const EMERGENCY = `**Bitte rufen Sie sofort den Notruf ${call(HELPLINES.emergency)} an**, oder bitten Sie jemanden in Ihrer Nähe darum. Ich bin ein Computerprogramm und kann keine Hilfe schicken. Bleiben Sie am Telefon, bis man Ihnen sagt, was zu tun ist. Die Suche kann warten.`;

const LATER =
  'Die Stellensuche hat Zeit. Alles, was Sie geschrieben haben, bleibt hier stehen. Wenn Sie mögen, schreiben Sie mir einfach weiter.';

const IDIOM = paragraphs(
  'Das klingt, als wäre es gerade viel. Wenn es Ihnen ernst ist und Ihnen schwer ums Herz, hört Ihnen jederzeit jemand zu:',
  CRISIS_LINE,
  'Wenn es nur so dahingesagt war, machen wir in Ruhe weiter.',
);

/** Calm words and the numbers of help; nothing else stands beside them (TALK-01). */
export function distressText(kinds: readonly Distress[]): string {
  if (kinds.includes('emergency')) {
    const others = kinds.includes('suicide') || kinds.includes('despair');
    return paragraphs(EMERGENCY, others && CRISIS_LINE);
  }
  const isViolence = kinds.includes('violence');
  const isSuicide = kinds.includes('suicide');
  if (isViolence) {
    return paragraphs(...VIOLENCE, [...VIOLENCE_LINES, CRISIS_LINE].join('\n'), LATER);
  }
  if (kinds.includes('idiom')) return IDIOM;
  const words = isSuicide ? SUICIDE : DESPAIR;
  const talk = `- **Silbernetz**, ein Gespräch für Menschen ab 60, täglich 8 bis 22 Uhr: ${call(HELPLINES.talk)}`;
  const lines = isSuicide ? [CRISIS_LINE, EMERGENCY_LINE] : [CRISIS_LINE, talk, EMERGENCY_LINE];
  return paragraphs(...words, lines.join('\n'), LATER);
}

/** Where nothing was understood and it may be heavy (assistants-42). */
export const HEAVY_TEXT = paragraphs(
  'Danke, dass Sie mir das schreiben. Ich bin ein Computerprogramm und verstehe leider nicht alles richtig.',
  'Wenn Ihnen das Herz schwer ist oder Sie in Not sind, sprechen Sie bitte mit einem Menschen:',
  [CRISIS_LINE, EMERGENCY_LINE].join('\n'),
  'Wenn Sie eine Arbeit suchen, sagen Sie mir einfach, was Sie gern tun würden, und wo.',
);

/** What can be tapped after it; the first goes on where the conversation was. */
export const GO_ON = 'Ich möchte weitermachen';
export const NOT_NOW = 'Jetzt nicht';
export const DISTRESS_CHOICES = [GO_ON, NOT_NOW];

/** For what is said next, until the conversation goes on: quiet, and the number once more. */
export const CALM_TEXT = paragraphs(
  'Danke, dass Sie mir schreiben. Es muss jetzt nichts weitergehen.',
  `Wenn Sie mit jemandem sprechen möchten: Telefonseelsorge ${call(CRISIS ?? '')} oder ${call(CRISIS_TWO ?? '')}, Tag und Nacht. In Gefahr: Notruf ${call(HELPLINES.emergency)}.`,
  'Ich bin hier, wenn Sie später etwas suchen oder fragen möchten.',
);

/** Before the first answer after it. */
export const CALM_BEFORE = `Gut, wir machen in Ruhe weiter. Wenn es wieder schwer wird: Telefonseelsorge ${call(CRISIS ?? '')}, Tag und Nacht.`;
