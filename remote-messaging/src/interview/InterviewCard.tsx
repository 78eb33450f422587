import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { interviewCalendarMutation, interviewMutation } from '@silverjobs/api/interview';
import type { Conversation, Interview } from '@silverjobs/contract';
import { INTERVIEW_WAY_LABELS, interviewTime } from '@silverjobs/contract/interview-texts';
import { useShell, useUser } from '@silverjobs/shell';
import { Alert, Button, Card, Heading, icon, Link, Text, VisuallyHidden } from '@silverjobs/ui';
import { saveDownload } from '@silverjobs/widgets/save-file';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarClock, CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../conversation/useNow.ts';
import type { ParticipantRole } from '../participants/counterpart.ts';
import './interview.css';
import { interviewWords } from './interview-texts.ts';

/** What opens in a dialog. */
export type InterviewAct = 'propose' | 'none' | 'cancel' | 'withdraw';

interface InterviewCardProps {
  conversation: Conversation;
  interview: Interview;
  viewer: ParticipantRole;
  onAct: (act: InterviewAct) => void;
}

/** The dates for an interview, as they stand, with what the reader can do; a helper only reads (messages-30, account-71). */
export function InterviewCard(props: InterviewCardProps): ReactNode {
  const { conversation, interview, viewer, onAct } = props;
  const { state, starts_at, minutes, way, where } = interview;
  const now = useNow();
  const helping = useUser()?.helps !== undefined;
  const isOver = starts_at !== null && now !== null && starts_at <= now;
  const words = interviewWords(interview, viewer, isOver);
  const isOpen = !conversation.blocked && !isOver;
  return (
    <Card as="section" aria-label="Termin" tint={state !== 'cancelled'} className="interview">
      <Heading level={2} size="h4" className="interview__title">
        {state === 'agreed' ? <CalendarCheck {...icon()} /> : <CalendarClock {...icon()} />}
        {words.title}
      </Heading>
      {starts_at !== null && (
        <Text size="lg" bold className={state === 'cancelled' ? 'interview__off' : undefined}>
          {interviewTime(starts_at, minutes)}
        </Text>
      )}
      {words.text && <Text>{words.text}</Text>}
      {(state === 'proposed' || state === 'agreed') && (
        <Text className="interview__where">
          {INTERVIEW_WAY_LABELS[way]}:{' '}
          {way === 'video' ? (
            <Link href={where} target="_blank" rel="noopener noreferrer">
              {where}
            </Link>
          ) : (
            where
          )}
        </Text>
      )}
      {state === 'proposed' && viewer === 'candidate' && !helping && (
        <Choices conversation={conversation} interview={interview} now={now} onAct={onAct} />
      )}
      {(state === 'declined' || (state === 'proposed' && (helping || viewer === 'client'))) && (
        <ul className="interview__options">
          {interview.options.map((option) => (
            <li key={option}>{interviewTime(option, minutes)}</li>
          ))}
        </ul>
      )}
      {!helping && (
        <div className="interview__acts">
          {state === 'agreed' && !isOver && <SaveDate conversationId={conversation.id} />}
          {viewer === 'client' && !conversation.blocked && (
            <Button onClick={() => onAct('propose')}>
              {state === 'agreed' && !isOver ? 'Verschieben' : 'Andere Termine vorschlagen'}
            </Button>
          )}
          {state === 'agreed' && isOpen && (
            <Button variant="quiet" onClick={() => onAct('cancel')}>
              Termin absagen
            </Button>
          )}
          {state === 'proposed' && viewer === 'client' && isOpen && (
            <Button variant="quiet" onClick={() => onAct('withdraw')}>
              Vorschläge zurückziehen
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

interface ChoicesProps extends Pick<InterviewCardProps, 'conversation' | 'interview' | 'onAct'> {
  now: number | null;
}

function Choices({ conversation, interview, now, onAct }: ChoicesProps) {
  const { notify } = useShell();
  const taking = useRenewableMutation(
    interviewMutation(useApi(), useQueryClient(), conversation.id),
  );
  const { options, minutes, revision } = interview;
  const chosen = taking.variables?.kind === 'answer' ? taking.variables.input.starts_at : null;

  function take(starts_at: number) {
    if (taking.isPending) return;
    const input = { starts_at, revision, client_key: crypto.randomUUID() };
    taking.mutate(
      { kind: 'answer', input },
      { onSuccess: () => notify({ tone: 'success', title: 'Der Termin ist verabredet' }) },
    );
  }

  return (
    <>
      <ul className="interview__choices">
        {options.map((option) => {
          const isPast = now !== null && option <= now;
          return (
            <li key={option} className="interview__choice">
              <Text bold>{interviewTime(option, minutes)}</Text>
              <Button
                variant="primary"
                loading={taking.isPending && chosen === option}
                loadingText="Wird verabredet …"
                reasonDisabled={
                  isPast
                    ? 'Dieser Termin ist schon vorbei.'
                    : conversation.blocked
                      ? 'Dieses Gespräch ist zu Ende.'
                      : undefined
                }
                onClick={() => take(option)}
              >
                Termin nehmen
                <VisuallyHidden>: {interviewTime(option, minutes)}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      {!conversation.blocked && (
        <div>
          <Button onClick={() => onAct('none')}>Keiner passt</Button>
        </div>
      )}
      {taking.isError && (
        <Alert tone="error" announce title="Der Termin wurde nicht verabredet">
          {apiErrorMessage(taking.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </>
  );
}

function SaveDate({ conversationId }: { conversationId: number }) {
  const fetching = useRenewableMutation({
    ...interviewCalendarMutation(useApi(), conversationId),
    onSuccess: (file) => saveDownload(file, 'text/calendar'),
  });
  return (
    <>
      <Button
        icon={<CalendarPlus {...icon()} />}
        loading={fetching.isPending}
        loadingText="Wird geladen …"
        onClick={() => fetching.mutate()}
      >
        In den Kalender
      </Button>
      {fetching.isError && (
        <Alert tone="error" announce title="Der Termin konnte nicht geladen werden">
          {apiErrorMessage(fetching.error, 'Bitte versuchen Sie es noch einmal.')}
        </Alert>
      )}
    </>
  );
}
