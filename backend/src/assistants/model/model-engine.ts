import type { AssistantEngine, AssistantReply, Conversation, Step, Turn } from '../engine.ts';
import { completeChat, type ModelSettings } from './chat-completion.ts';
import { messagesFor } from './prompts.ts';

const FENCE = /^[ \t]*={3,}[ \t]*$/m;

/** The letter between the two lines of ===, and the text without those lines. */
function withLetter(answer: string): Pick<AssistantReply, 'text' | 'letter'> {
  const [before = '', letter, ...after] = answer.split(FENCE).map((part) => part.trim());
  if (!letter) return { text: answer };
  return { text: [before, letter, ...after].filter(Boolean).join('\n\n'), letter };
}

/**
 * An engine in which a language model finds the words. What the rules find stays: stages, jobs,
 * recommendations and questions come from them, so that the model can neither make up jobs nor
 * lose the thread.
 * @param rules the engine that is asked first
 */
export function createModelEngine(
  rules: AssistantEngine,
  settings: ModelSettings,
): AssistantEngine {
  async function worded(
    conversation: Conversation,
    turns: readonly Turn[],
    message: string | null,
    { reply, state }: Step,
  ): Promise<Step> {
    const messages = messagesFor(conversation, turns, message, reply);
    const answer = await completeChat(settings, messages);
    if (conversation.assistant !== 'cover-letter')
      return { reply: { ...reply, text: answer }, state };
    const { letter: _, ...rest } = reply;
    return { reply: { ...rest, ...withLetter(answer) }, state };
  }
  return {
    start: async (conversation) => worded(conversation, [], null, await rules.start(conversation)),
    answer: async (conversation, state, turns, message) =>
      worded(conversation, turns, message, await rules.answer(conversation, state, turns, message)),
  };
}
