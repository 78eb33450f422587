import { derivedJobs } from '../../matched-jobs/derive-matched-job.ts';
import type { ChatAction, ChatData, ChatReply } from '../adapters/chat-adapter.ts';
import type { ChatState } from './chat-state.ts';

function applyAction(state: ChatState, action: ChatAction | undefined, data: ChatData): ChatState {
  const { matchedJobs, recommendations = state.recommendations } = data;
  const next = { ...state, recommendations };
  if (action === 'SHOW_JOBS_LIST' && matchedJobs) {
    return { ...next, matchedJobs: derivedJobs(matchedJobs), showJobsList: true };
  }
  return action === 'SESSION_COMPLETE' ? { ...next, isComplete: true } : next;
}

/** The chat with an answer, and with what the answer brings along. */
export function withReply(state: ChatState, reply: ChatReply, id: string, at: number): ChatState {
  const { message: text, action, data = {} } = reply;
  const { letter, sources, choices, checks, isSubstitute, marks = state.marks, chosenJob } = data;
  const said = {
    ...{ id, text, sender: 'agent' as const, timestamp: at },
    ...(letter && { letter }),
    ...(sources && { sources }),
    ...(choices && choices.length > 0 && { choices }),
    ...(checks && { checks }),
    ...(chosenJob !== undefined && { chosenJob: String(chosenJob) }),
    ...(isSubstitute && { isSubstitute }),
  };
  const messages = [...state.messages, said];
  const shown = { ...state, marks, messages, error: null, withdrawn: [], ended: state.ended + 1 };
  return applyAction({ ...shown, phase: 'ready' }, action, data);
}
