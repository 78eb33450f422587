import { paths } from '@silverjobs/contract/paths';
import type { AssistantName } from '../../engine.ts';
import { paragraphs } from '../../understanding/phrases.ts';

const contact = (publicUrl: string) => `[So erreichen Sie uns](${publicUrl}${paths.contact})`;

const CAN_DO: Readonly<Record<AssistantName, string>> = {
  'ai-jobs':
    'Ich suche in der Stellenbörse nach Stellen, die zu Ihnen passen. Sagen Sie mir mit eigenen Worten, **was** Sie tun möchten, **wo** und **wie viel**, zum Beispiel: „In Bonn, etwa 10 Stunden pro Woche im Büro, aber kein Telefon.“',
  'cover-letter':
    'Ich schreibe mit Ihnen ein Anschreiben. Ich stelle ein paar kurze Fragen, daraus entsteht der Brief, und Sie sagen mir, was anders sein soll.',
  interview:
    'Ich übe mit Ihnen das Vorstellungsgespräch. Ich stelle die Fragen, Sie antworten wie im echten Gespräch, und nach jeder Antwort haken Sie selbst ab, was dazugehört. „Tipp bitte“ hilft, „überspringen“ geht weiter, „Ende“ beendet die Übung.',
  'job-coach':
    'Ich helfe Ihnen herauszufinden, welche Arbeit jetzt zu Ihnen passt. Ich frage nach dem, was Ihnen wichtig ist und was Sie gern tun, und schlage dann Tätigkeiten vor, für die es Stellen gibt.',
};

const IS_HUMAN =
  'Nein, ich bin kein Mensch, sondern ein Computerprogramm. Ich lese, was Sie schreiben, und suche in der Stellenbörse und Ihrem Profil nach Antworten.';

const HUMAN_HELP =
  'Gern können Sie mit einem Menschen sprechen oder uns schreiben. Bei Fragen, Problemen und Beschwerden hilft Ihnen unser Team.';

const INSULT =
  'Es tut mir leid, wenn ich Sie verärgert habe. Sagen Sie mir bitte, was nicht gepasst hat, dann versuche ich es anders.';

const OFF_TOPIC: Readonly<Record<AssistantName, string>> = {
  'ai-jobs':
    'Dazu kann ich leider nichts sagen; ich kenne mich nur mit der Stellensuche aus. Was möchten Sie arbeiten, und wo?',
  'cover-letter':
    'Dazu kann ich leider nichts sagen; hier geht es um Ihr Anschreiben. Wollen wir damit weitermachen?',
  interview:
    'Dazu kann ich leider nichts sagen; hier üben wir das Vorstellungsgespräch. Wollen wir damit weitermachen?',
  'job-coach':
    'Dazu kann ich leider nichts sagen; hier geht es um Arbeit, die zu Ihnen passt. Wollen wir damit weitermachen?',
};

const INJECTION =
  'Das mache ich nicht. Ich helfe bei der Suche nach Arbeit und allem, was dazugehört, und sehe nur Ihre eigenen Angaben.';

type SelfKind = 'can-do' | 'is-human' | 'human-help' | 'insult' | 'off-topic' | 'injection';

/** What the assistant says of itself and to what is no matter of its own (assistants-41). */
export function selfText(kind: SelfKind, assistant: AssistantName, publicUrl: string): string {
  switch (kind) {
    case 'can-do':
      return CAN_DO[assistant];
    case 'is-human':
      return paragraphs(IS_HUMAN, `Mit einem Menschen sprechen: ${contact(publicUrl)}`);
    case 'human-help':
      return paragraphs(HUMAN_HELP, contact(publicUrl));
    case 'insult':
      return paragraphs(INSULT, `Oder sprechen Sie mit einem Menschen: ${contact(publicUrl)}`);
    case 'off-topic':
      return OFF_TOPIC[assistant];
    case 'injection':
      return INJECTION;
  }
}
