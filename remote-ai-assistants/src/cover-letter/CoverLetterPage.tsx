import { Spinner } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import type { ReactNode } from 'react';
import { AssistantChat } from '../chat/AssistantChat.tsx';
import { coverLetter } from '../chat/assistant.ts';
import { SubjectBar } from '../chat/SubjectBar.tsx';
import { useChat } from '../chat/state/useChat.ts';
import { LetterNote } from './LetterNote.tsx';
import { LetterPanel } from './LetterPanel.tsx';
import { useLetterJob } from './useLetterJob.ts';
import { useLetterSheet, useStoredSheet } from './useLetterSheet.ts';

/**
 * /cover-letter: a letter for the stored job, or for one that is named in the chat; conversation and
 * sheet side by side (assistants-31, assistants-61).
 */
export function CoverLetterPage(): ReactNode {
  const { details, subject, isLoading, forget } = useLetterJob();
  const subjectKey = details?.key ?? '';
  const stored = useStoredSheet();
  const { takeLetter } = stored;
  const chat = useChat({ type: 'coverLetter', subject, subjectKey, takeLetter });
  const { messages, sessionId } = chat.state;
  const newest = messages.findLast((message) => message.letter !== undefined);
  const { kept, failure } = stored;
  const sheet = useLetterSheet(kept, sessionId, newest?.letter, newest?.sources);
  return (
    <AssistantChat
      assistant={coverLetter}
      chat={chat}
      drawLetter={() => <LetterNote />}
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
      beside={
        kept && sheet ? (
          <LetterPanel
            sheet={sheet}
            kept={kept}
            role={details?.title ?? null}
            jobId={details?.jobId ?? null}
            isEarlier={sheet.sessionId !== sessionId}
            onDeleted={chat.reset}
          />
        ) : (
          failure && (
            <LoadFailure
              title="Ihr gespeichertes Anschreiben konnte nicht geladen werden"
              error={failure}
              retrying={stored.isRetrying}
              onRetry={() => void stored.retry()}
            />
          )
        )
      }
    />
  );
}
