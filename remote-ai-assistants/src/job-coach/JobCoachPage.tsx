import type { ReactNode } from 'react';
import { AssistantChat } from '../chat/AssistantChat.tsx';
import { jobCoach } from '../chat/assistant.ts';
import { useChat } from '../chat/state/useChat.ts';
import { Recommendations } from './Recommendations.tsx';

const NO_SUBJECT = {};

/** /job-coach: the job coach, with its recommendations (assistants-34). */
export function JobCoachPage(): ReactNode {
  const chat = useChat({ type: 'jobCoach', subject: NO_SUBJECT, subjectKey: '' });
  const { recommendations } = chat.state;
  return (
    <AssistantChat
      assistant={jobCoach}
      chat={chat}
      after={recommendations.length > 0 && <Recommendations texts={recommendations} />}
    />
  );
}
