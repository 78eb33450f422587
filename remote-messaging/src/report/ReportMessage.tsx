import { useApi } from '@silverjobs/api';
import { reportMessage } from '@silverjobs/api/message-report';
import type { Message, MessageReportInput } from '@silverjobs/contract';
import { MESSAGE_REPORT_LABELS, MESSAGE_REPORT_REASONS } from '@silverjobs/contract/constants';
import { ReportAction } from '@silverjobs/widgets/report';
import type { ReactNode } from 'react';
import { sideInDative } from '../participants/counterpart.ts';

/** What can be wrong with a message. */
const MESSAGE_REPORT_CHOICES = MESSAGE_REPORT_REASONS.map((value) => ({
  value,
  label: MESSAGE_REPORT_LABELS[value],
}));

interface ReportMessageProps {
  message: Pick<Message, 'id'>;
  author: string;
  /** Date and time as they stand above the message. */
  moment: string;
  /** It was reported in this visit, perhaps before its block was put away. */
  reported: boolean;
  onReported: (id: number) => void;
}

/** 'Nachricht melden' on a message of the other side, once (messages-19). */
export function ReportMessage(props: ReportMessageProps): ReactNode {
  const { message, author, moment, reported, onReported } = props;
  const api = useApi();
  return (
    <ReportAction
      reported={reported}
      onReported={() => onReported(message.id)}
      context={`von ${sideInDative(author)}, ${moment}`}
      thanks="Wir sehen uns die Nachricht an. Bis dahin brauchen Sie nicht zu antworten."
      subject={{
        title: 'Nachricht melden',
        about: `${author}, ${moment}`,
        explanation:
          'Wir prüfen jede Meldung und lesen dazu diese Nachricht. Die andere Seite erfährt nicht, wer gemeldet hat.',
        reasons: MESSAGE_REPORT_CHOICES,
        draftKey: `report-message.${message.id}`,
        workName: 'Meldung einer Nachricht',
        send: (input: MessageReportInput) => reportMessage(api, message.id, input),
      }}
    />
  );
}
