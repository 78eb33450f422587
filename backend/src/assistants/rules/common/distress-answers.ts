import type { AssistantName } from '../../engine.ts';
import { HELPLINES } from '../../facts/helplines.ts';
import type { Distress } from '../../understanding/common/distress.ts';
import { paragraphs } from '../../understanding/phrases.ts';

/** A number that can be tapped on a telephone. */
const call = (phone: string) => `[${phone}](tel:${phone.replaceAll(' ', '')})`;

const [CRISIS, CRISIS_TWO, CRISIS_EU] = HELPLINES.crisis;
const CRISIS_LINE = `- **Telefonseelsorge**, Tag und Nacht, kostenlos und ohne Namen: ${call(CRISIS ?? '')}, ${call(CRISIS_TWO ?? '')} oder ${call(CRISIS_EU ?? '')} (in Österreich ${call(HELPLINES.crisisAustria)}, in der Schweiz ${call(HELPLINES.crisisSwitzerland)})`;
const EMERGENCY_LINE = `- Wenn Sie in Gefahr sind oder sich etwas antun könnten: **Notruf ${call(HELPLINES.emergency)}**`;

/** What is said each time anew: warm words, one question back, and what leads to the numbers. */
type Words = readonly [string, ...string[]];

const SUICIDE: readonly Words[] = [
  [
    'Es tut mir sehr leid, dass es Ihnen so schlecht geht. Es ist gut, dass Sie das schreiben. Ist gerade jemand bei Ihnen?',
    'Ich bin ein Computerprogramm und kann Ihnen hier nicht so beistehen, wie Sie es jetzt brauchen. Bitte sprechen Sie mit einem Menschen, auch jetzt gleich:',
  ],
  [
    'Ich nehme ernst, was Sie schreiben, und ich bin froh, dass Sie weiterschreiben. Gibt es jemanden, den Sie jetzt anrufen oder herbitten können?',
    'Sie müssen diese Stunde nicht allein durchstehen. Hier meldet sich ein Mensch:',
  ],
];

const DESPAIR: readonly Words[] = [
  [
    'Das klingt sehr schwer. Es tut mir leid, dass es Ihnen so geht. Wie lange tragen Sie das schon mit sich?',
    'Sie müssen damit nicht allein bleiben. Hier hört Ihnen jemand zu, auch jetzt:',
  ],
  [
    'Das ist viel für einen Menschen. Danke, dass Sie es sagen. Wer könnte heute ein wenig für Sie da sein?',
    'Manchmal hilft schon eine Stimme am Telefon:',
  ],
];

const CONCERN: readonly Words[] = [
  [
    'Ich möchte Sie richtig verstehen. Wie geht es Ihnen gerade?',
    'Wenn Ihnen etwas schwer auf der Seele liegt oder Ihnen jemand wehtut, hört Ihnen hier ein Mensch zu, auch jetzt:',
  ],
  [
    'Danke, dass Sie mir weiterschreiben. Ich nehme ernst, was Sie sagen. Wie geht es Ihnen damit?',
    'Sie müssen damit nicht allein bleiben. Hier ist jemand für Sie da:',
  ],
];

const again = (variants: readonly Words[], told: number): Words | [] =>
  variants[told % variants.length] ?? [];

const VIOLENCE = [
  'Es tut mir leid, dass Ihnen das geschieht. Niemand darf Ihnen wehtun, Sie einsperren oder Ihnen etwas wegnehmen. Das ist nicht Ihre Schuld.',
  'Diese Menschen helfen Ihnen vertraulich und kostenlos:',
];

const VIOLENCE_LINES = [
  `- **Hilfetelefon Gewalt gegen Frauen**, Tag und Nacht: ${call(HELPLINES.violenceWomen)}`,
  `- **Hilfetelefon Gewalt an Männern**, montags bis freitags: ${call(HELPLINES.violenceMen)}`,
  `- **Opfer-Telefon Weißer Ring**, auch bei Gewalt in Familie oder Pflege: ${call(HELPLINES.victims)}`,
  `- In Gefahr: **Polizei ${call(HELPLINES.police)}** oder **Notruf ${call(HELPLINES.emergency)}**`,
];

const EMERGENCY = paragraphs(
  `**Rufen Sie jetzt den Notruf ${call(HELPLINES.emergency)} an**, oder bitten Sie jemanden in Ihrer Nähe darum. Ich bin ein Computerprogramm und kann keine Hilfe schicken.`,
  'Sagen Sie am Telefon: **wo** Sie sind, **was** passiert ist, **wer** Hilfe braucht. Legen Sie nicht auf; man sagt Ihnen, was zu tun ist.',
  [
    '- **Herz, Atemnot, Schlaganfall**: hinsetzen, Oberkörper hoch, nicht allein lassen, nichts essen und trinken.',
    '- **Bewusstlos**: Atmet der Mensch, auf die Seite legen. Atmet er nicht: fest und schnell mitten auf die Brust drücken, bis Hilfe kommt.',
    '- **Zu viele Tabletten, Gift**: nicht erbrechen lassen, die Packung bereithalten.',
    '- **Starke Blutung**: fest auf die Wunde drücken.',
    '- **Feuer, Gas**: hinaus, Türen zu, von draußen anrufen.',
  ].join('\n'),
  'Alles andere hier kann warten.',
);

const NEED = [
  'Das tut mir leid. Niemand soll hungern, frieren oder auf der Straße schlafen, und Sie haben ein Recht auf Hilfe, auch heute noch.',
  'Hierhin können Sie sich gleich wenden:',
];

const NEED_LINES = [
  `- **Essen**: die Tafel in Ihrer Nähe ([tafel.de](${HELPLINES.foodBanks})), Bahnhofsmission, Caritas, Diakonie oder die nächste Kirchengemeinde`,
  '- **Geld für Essen, Miete, Heizung und Strom**: Grundsicherung beim **Sozialamt** Ihrer Gemeinde. In der Not zahlt es auch sofort; sagen Sie dort: „Ich habe nichts zu essen“ oder „Mir ist der Strom abgestellt“.',
  `- **Welches Amt ist zuständig?** Behördennummer ${call(HELPLINES.authorities)}`,
  `- **Kein Dach über dem Kopf**: Die Gemeinde muss Sie unterbringen. Abends und am Wochenende hilft die Polizei weiter: ${call(HELPLINES.police)}; in Lebensgefahr durch Kälte ${call(HELPLINES.emergency)}.`,
];

const LATER =
  'Alles andere hat Zeit. Was Sie geschrieben haben, bleibt hier stehen, und Sie können mir weiterschreiben.';

function wordsFor(kinds: readonly Distress[]): readonly Words[] {
  if (kinds.includes('suicide')) return SUICIDE;
  return kinds.includes('despair') ? DESPAIR : CONCERN;
}

/**
 * Calm words, one question back, and at once the numbers of help, so that they are seen without
 * scrolling on a phone; other words when it happens again (assistants-71).
 */
export function distressText(kinds: readonly Distress[], told = 0): string {
  if (kinds.includes('emergency')) {
    const others = kinds.includes('suicide') || kinds.includes('despair');
    return paragraphs(EMERGENCY, others && CRISIS_LINE);
  }
  const isViolence = kinds.includes('violence');
  const isSuicide = kinds.includes('suicide');
  if (isViolence) {
    const [opening = '', ...rest] = VIOLENCE;
    const lines = [...VIOLENCE_LINES, CRISIS_LINE].join('\n');
    return paragraphs(opening, ...rest, lines, LATER);
  }
  if (kinds.includes('need') && !isSuicide) {
    return paragraphs(...NEED, NEED_LINES.join('\n'), CRISIS_LINE, LATER);
  }
  const [opening, ...rest] = again(wordsFor(kinds), told);
  const talk = `- **Silbernetz**, ein Gespräch für Menschen ab 60, täglich 8 bis 22 Uhr: ${call(HELPLINES.talk)}`;
  const lines = isSuicide ? [CRISIS_LINE, EMERGENCY_LINE] : [CRISIS_LINE, talk, EMERGENCY_LINE];
  return paragraphs(opening ?? false, ...rest, lines.join('\n'), LATER);
}

/**
 * Below an answer to somebody who may not be well (assistants-74).
 */
export const HELP_LINE = `Falls Ihnen gerade etwas schwer auf der Seele liegt: Telefonseelsorge ${call(CRISIS ?? '')}, ${call(CRISIS_TWO ?? '')} oder ${call(CRISIS_EU ?? '')}, Tag und Nacht; in Gefahr Notruf ${call(HELPLINES.emergency)}.`;

/** In place of a search of which it is not sure that it is wanted (assistants-74). */
export const NOT_SURE =
  'Ich bin nicht sicher, ob ich Sie richtig verstehe. Wenn Sie eine Stelle suchen: Welche Tätigkeit soll es sein, und wo?';

/** What can be tapped after it; the first goes on where the conversation was. */
export const GO_ON = 'Ich möchte weitermachen';
export const NOT_NOW = 'Jetzt nicht';
export const DISTRESS_CHOICES = [GO_ON, NOT_NOW];
/** After a question how somebody is. */
export const NOT_WELL = 'Mir geht es nicht gut';
export const WORK_ON = 'Ich suche weiter Arbeit';
export const concernChoices = (assistant: AssistantName): readonly string[] => [
  NOT_WELL,
  assistant === 'ai-jobs' ? WORK_ON : GO_ON,
];

/** For what is said next, until the conversation goes on: quiet, and the number once more. */
export const CALM_TEXT = paragraphs(
  'Danke, dass Sie mir schreiben. Es muss jetzt nichts weitergehen.',
  `Wenn Sie mit jemandem sprechen möchten: Telefonseelsorge ${call(CRISIS ?? '')} oder ${call(CRISIS_TWO ?? '')}, Tag und Nacht. In Gefahr: Notruf ${call(HELPLINES.emergency)}.`,
  'Ich bin hier, wenn Sie später etwas suchen oder fragen möchten.',
);

/** Before the first answer after it. */
export const CALM_BEFORE = `Gut, wir machen in Ruhe weiter. Wenn es wieder schwer wird: Telefonseelsorge ${call(CRISIS ?? '')}, Tag und Nacht.`;
