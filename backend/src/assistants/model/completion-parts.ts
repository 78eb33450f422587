import { z } from 'zod';
import { ModelFailure } from './failure.ts';

type ToolCall = { readonly id: string; readonly name: string; readonly arguments: string };
export type Completion = { readonly text: string; readonly toolCalls: readonly ToolCall[] };

/** Longest text of one completion, in characters. */
const TEXT_MAX = 12_000;
const TOOL_CALLS_MAX = 8;

const toolPart = z.object({
  index: z.int().min(0).max(TOOL_CALLS_MAX).optional(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).optional(),
});
const words = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(toolPart).max(TOOL_CALLS_MAX).nullish(),
});
const choice = z.object({
  delta: words.optional(),
  message: words.optional(),
  finish_reason: z.string().nullish(),
});
const part = z.object({ choices: z.array(choice), error: z.null().optional() });

/** Why a completion ends well; 'length' and 'content_filter' cut it off. */
const GOOD_ENDS = ['stop', 'tool_calls', 'function_call', 'eos', 'end_turn'];

function parsePart(json: string) {
  try {
    return part.parse(JSON.parse(json));
  } catch (cause) {
    throw new ModelFailure('The language model breaks the form.', { cause });
  }
}

/** Puts the parts of a streamed completion together; a whole one counts as a single part. */
export function collectParts() {
  let text = '';
  let isEnded = false;
  const calls: { id: string; name: string; arguments: string }[] = [];

  function addCall({ index, id, function: called }: z.output<typeof toolPart>, at: number) {
    const place = index ?? at;
    calls[place] ??= { id: '', name: '', arguments: '' };
    const call = calls[place];
    call.id ||= id ?? '';
    call.name += called?.name ?? '';
    call.arguments += called?.arguments ?? '';
    if (call.arguments.length > TEXT_MAX)
      throw new ModelFailure('The language model goes on and on.');
  }

  return {
    /** @returns whether it has brought words or a tool */
    add: (json: string): boolean => {
      const [first] = parsePart(json).choices;
      if (!first) return false;
      const { content, tool_calls } = first.delta ?? first.message ?? {};
      text += content ?? '';
      if (text.length > TEXT_MAX) throw new ModelFailure('The language model goes on and on.');
      tool_calls?.forEach(addCall);
      if (first.finish_reason) {
        if (!GOOD_ENDS.includes(first.finish_reason)) {
          throw new ModelFailure(`The language model was cut off: ${first.finish_reason}.`);
        }
        isEnded = true;
      }
      return Boolean(content) || Boolean(tool_calls?.length);
    },
    /** The server says that nothing more comes. */
    end: () => {
      isEnded = true;
    },
    result: (): Completion => {
      if (!isEnded) throw new ModelFailure('The language model broke off.');
      const toolCalls = calls
        .filter((call) => call !== undefined)
        .map((call, at) => ({ ...call, id: call.id || `call_${at}` }));
      return { text: text.trim(), toolCalls };
    },
  };
}
