import { JOB_ROLE_STORAGE_KEY } from '@silverjobs/contract/constants';
import { type ReactNode, useMemo } from 'react';
import { AssistantChat } from '../chat/AssistantChat.tsx';
import { interview } from '../chat/assistant.ts';
import { SubjectBar } from '../chat/SubjectBar.tsx';
import { useChat } from '../chat/state/useChat.ts';
import { useStoredSubject } from '../chat/state/useStoredSubject.ts';
import { parseJobRole } from './job-role.ts';

/** /interview: the training of an interview, for the stored job role where there is one (assistants-31). */
export function InterviewPage(): ReactNode {
  const role = useStoredSubject(JOB_ROLE_STORAGE_KEY, parseJobRole);
  const { value } = role;
  const subject = useMemo(
    () => (role.isRead ? { ...(value !== null && { jobRole: value }) } : null),
    [role.isRead, value],
  );
  const chat = useChat({ type: 'interview', subject, subjectKey: value ?? '' });
  return (
    <AssistantChat
      assistant={interview}
      chat={chat}
      before={
        value !== null && (
          <SubjectBar
            label="Sie üben für:"
            subject={value}
            removeLabel="Andere Stelle"
            onRemove={() => {
              role.forget();
              chat.reset();
            }}
          />
        )
      }
    />
  );
}
