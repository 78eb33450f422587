import { useShell } from '@silverjobs/shell';
import { Button, GivenText, icon } from '@silverjobs/ui';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { AssistantChat } from '../chat/AssistantChat.tsx';
import { aiJobs } from '../chat/assistant.ts';
import { useChat } from '../chat/state/useChat.ts';
import { JobActions } from '../matched-jobs/MatchedJobItem.tsx';
import { MatchedJobsScreen } from '../matched-jobs/MatchedJobsScreen.tsx';
import { removeMatchedJob } from '../matched-jobs/stored-matched-jobs.ts';

const NO_SUBJECT = {};

/** /ai-jobs: the job finder, with the list of matched jobs (assistants-28). */
export function AiJobsPage(): ReactNode {
  const { storage } = useShell();
  const chat = useChat({ type: 'aiJobs', subject: NO_SUBJECT, subjectKey: '' });
  const { matchedJobs, showJobsList, messages, phase } = chat.state;
  const about = phase === 'ready' ? messages.at(-1)?.chosenJob : undefined;
  const chosen = matchedJobs.find(({ id }) => id === about);
  const open = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !showJobsList) open.current?.focus();
    wasOpen.current = showJobsList;
  }, [showJobsList]);

  function remove(id: string) {
    removeMatchedJob(storage, id);
    chat.dispatch({ type: 'jobs-stored', jobs: matchedJobs.filter((job) => job.id !== id) });
  }

  if (showJobsList) {
    return (
      <MatchedJobsScreen
        jobs={matchedJobs}
        onBack={() => chat.dispatch({ type: 'jobs-list', open: false })}
        onDelete={remove}
      />
    );
  }
  return (
    <AssistantChat
      assistant={aiJobs}
      chat={chat}
      // What is spoken of can be applied for here, too (assistants-77).
      after={chosen && <JobActions job={chosen} />}
      actions={
        matchedJobs.length > 0 && (
          <Button
            ref={open}
            size="small"
            icon={<ListChecks {...icon('sm')} />}
            onClick={() => chat.dispatch({ type: 'jobs-list', open: true })}
          >
            <GivenText plain="Passende Stellen ansehen" given="View Matched Jobs" />
          </Button>
        )
      }
    />
  );
}
