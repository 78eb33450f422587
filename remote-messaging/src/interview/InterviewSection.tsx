import type { Conversation } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Button, icon } from '@silverjobs/ui';
import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ParticipantRole } from '../participants/counterpart.ts';
import { type InterviewAct, InterviewCard } from './InterviewCard.tsx';
import './interview.css';

const importProposeDialog = async () => (await import('./ProposeDialog.tsx')).ProposeDialog;
const importMessageDialog = async () => (await import('./MessageDialog.tsx')).MessageDialog;

interface InterviewSectionProps {
  conversation: Conversation;
  viewer: ParticipantRole;
}

/** The dates of a conversation; without any, where an employer proposes the first (messages-30). */
export function InterviewSection({ conversation, viewer }: InterviewSectionProps): ReactNode {
  const { _interview: interview } = conversation;
  const proposing = useLazyComponent(importProposeDialog);
  const writing = useLazyComponent(importMessageDialog);
  const [act, setAct] = useState<InterviewAct | null>(null);
  const close = () => setAct(null);

  function open(wanted: InterviewAct) {
    setAct(wanted);
    void (wanted === 'propose' ? proposing : writing).load();
  }

  return (
    <>
      {interview && (
        <InterviewCard
          conversation={conversation}
          interview={interview}
          viewer={viewer}
          onAct={open}
        />
      )}
      {!interview && viewer === 'client' && !conversation.blocked && (
        <div className="interview-begin">
          <Button icon={<CalendarPlus {...icon()} />} onClick={() => open('propose')}>
            Gesprächstermin vorschlagen
          </Button>
        </div>
      )}
      {act === 'propose' && proposing.Component && (
        <proposing.Component conversation={conversation} onClose={close} />
      )}
      {act && act !== 'propose' && interview && writing.Component && (
        <writing.Component
          conversation={conversation}
          interview={interview}
          kind={act}
          onClose={close}
        />
      )}
    </>
  );
}
