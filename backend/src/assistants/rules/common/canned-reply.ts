import type { Common, Said } from './said.ts';

/** The stage of an assistant that has stages. */
export const stageOf = ({ own }: Said) =>
  typeof own.stage === 'string' ? { stage: own.stage } : {};

/** The last answer of the assistant itself, which asked what is still open. */
export const lastOwn = ({ turns }: Said) => turns.findLast(({ reply }) => !reply.isFixed)?.reply;

/** A fixed answer; what could be tapped before can still be tapped. */
export function cannedReply(said: Said, text: string, choices?: readonly string[]): Common {
  const open = choices ?? lastOwn(said)?.choices ?? [];
  const reply = {
    ...stageOf(said),
    text,
    isFixed: true,
    ...(open.length > 0 && { choices: [...open] }),
  };
  return { kind: 'answer', reply, memory: said.memory };
}
