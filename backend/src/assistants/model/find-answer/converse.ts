import { ModelFailure } from '../failure.ts';
import type { Pseudonyms } from '../privacy/pseudonyms.ts';
import { asData } from '../prompts.ts';
import { type ModelMessage, type ModelSettings, streamCompletion } from '../stream-completion.ts';
import { callTool, toolsFor, type Workshop } from '../tools/tools.ts';

/** So often tools may be used before the answer has to come. */
const ROUNDS_MAX = 3;

/**
 * Asks, does what tools are asked for, and asks again, at most so often.
 * @param messages what was said so far; calls of tools and their results are added
 */
export async function converse(
  settings: ModelSettings,
  messages: ModelMessage[],
  workshop: Workshop,
  { hide }: Pseudonyms,
  signal: AbortSignal,
): Promise<string> {
  for (let round = 0; ; round += 1) {
    const tools = round < ROUNDS_MAX ? { tools: toolsFor(workshop) } : {};
    const { text, toolCalls } = await streamCompletion(settings, { messages, ...tools }, signal);
    if (toolCalls.length === 0) return text;
    if (round >= ROUNDS_MAX) throw new ModelFailure('The language model only uses tools.');
    const calls = toolCalls.map(({ id, name, arguments: json }) => ({
      ...{ id, type: 'function' },
      function: { name, arguments: json },
    }));
    messages.push({ role: 'assistant', content: text, tool_calls: calls });
    for (const call of toolCalls) {
      signal.throwIfAborted();
      const result = await callTool(workshop, call.name, call.arguments);
      workshop.found.texts.push(result);
      const content = hide(asData('Ergebnis', result));
      messages.push({ role: 'tool', tool_call_id: call.id, content } satisfies ModelMessage);
    }
  }
}
