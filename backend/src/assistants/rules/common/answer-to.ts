import { calmReply } from './calm-reply.ts';
import { cannedReply } from './canned-reply.ts';
import { concernChoices, distressText } from './distress-answers.ts';
import { FEELING_TEXTS } from './feeling-answers.ts';
import { languageText } from './language-answers.ts';
import { lawText } from './law-answers.ts';
import { productText } from './product-answers.ts';
import { replyToControl } from './reply-to-control.ts';
import type { Common, CommonIntent, Said } from './said.ts';
import { selfText } from './self-answers.ts';

/** The answer to what is no matter of this assistant. */
export function answerTo(said: Said, utterance: CommonIntent): Common {
  const { conversation, memory } = said;
  const { assistant, publicUrl } = conversation;
  switch (utterance.kind) {
    case 'distress': {
      const { distress } = utterance;
      const text = distressText(distress, memory.told);
      if (distress.includes('concern')) return calmReply(said, text, concernChoices(assistant));
      return calmReply(said, text);
    }
    case 'language':
      return cannedReply(said, languageText(utterance.language));
    case 'law':
      return cannedReply(said, lawText(utterance.topic, conversation.now));
    case 'product':
      return cannedReply(said, productText(utterance.topic, publicUrl));
    case 'feeling':
      // Whoever asks for work beside it gets both; to the coach a feeling is an answer, too.
      if (said.intent.kind === 'feeling') {
        return cannedReply(said, FEELING_TEXTS[utterance.feeling]);
      }
      return {
        kind: 'before',
        text: FEELING_TEXTS[utterance.feeling],
        isCalm: memory.calm > 0,
        memory,
      };
    case 'control':
      return replyToControl(said, utterance.control);
    default:
      return cannedReply(said, selfText(utterance.kind, assistant, publicUrl));
  }
}
