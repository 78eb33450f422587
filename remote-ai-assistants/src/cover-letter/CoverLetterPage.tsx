import { Spinner } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { AssistantChat } from '../chat/AssistantChat.tsx';
import { coverLetter } from '../chat/assistant.ts';
import { SubjectBar } from '../chat/SubjectBar.tsx';
import { useChat } from '../chat/state/useChat.ts';
import { LetterPanel } from './LetterPanel.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { useLetterJob } from './useLetterJob.ts';

/** /cover-letter: a letter for the stored job, or for one that is named in the chat (AI-08). */
export function CoverLetterPage(): ReactNode {
  const { details, subject, isLoading, forget } = useLetterJob();
  const subjectKey = details?.key ?? '';
  const chat = useChat({ type: 'coverLetter', subject, subjectKey });
  const letter = chat.state.messages.findLast((message) => message.letter !== undefined)?.letter;
  return (
    <AssistantChat
      assistant={coverLetter}
      chat={chat}
      drawLetter={(text) => <LetterSheet text={text} />}
      before={
        <>
          {details && (
            <SubjectBar
              label="Für die Stelle:"
              subject={details.title}
              removeLabel="Andere Stelle"
              onRemove={() => {
                forget();
                chat.reset();
              }}
            />
          )}
          {isLoading && <Spinner label="Die Stelle wird geladen …" />}
        </>
      }
      after={letter !== undefined && <LetterPanel text={letter} role={details?.title ?? null} />}
    />
  );
}
