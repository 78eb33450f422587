import type { Control } from '../../understanding/common/read-utterance.ts';
import { paragraphs } from '../../understanding/phrases.ts';
import { cannedReply, stageOf } from './canned-reply.ts';
import type { Common, Said } from './said.ts';

/** Does what somebody says about the conversation itself: stop, repeat, undo, begin anew. */
export function replyToControl(said: Said, what: Control): Common {
  const { memory, turns } = said;
  switch (what) {
    case 'restart':
      return { kind: 'restart', memory };
    case 'stop':
      return cannedReply(
        said,
        'Gut, wir hören hier auf. Was Sie geschrieben haben, bleibt noch einen Tag stehen. Sie können jederzeit weiterschreiben.',
      );
    case 'repeat': {
      const last = turns.at(-1)?.reply;
      return cannedReply(
        said,
        last ? last.text : 'Bisher habe ich noch nichts gefragt.',
        last?.choices,
      );
    }
    case 'undo': {
      const step = memory.steps.at(-1);
      if (!step)
        return cannedReply(
          said,
          'Weiter zurück kann ich leider nicht. Sagen Sie mir einfach, was anders sein soll.',
        );
      const earlier = turns[step.turn]?.reply;
      const text = paragraphs(
        'Gut, Ihre letzte Angabe gilt nicht mehr. Hier waren wir:',
        earlier?.text ?? '',
      );
      const reply = { ...earlier, ...stageOf({ ...said, own: step.state }), text, isFixed: true };
      return {
        kind: 'answer',
        reply,
        own: step.state,
        memory: { ...memory, steps: memory.steps.slice(0, -1) },
      };
    }
  }
}
