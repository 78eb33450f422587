import { useApi } from '@silverjobs/api';
import { reportMessage } from '@silverjobs/api/message-report';
import { FRAUD_QUESTION } from '@silverjobs/contract/constants';
import { ReportAction, type ReportInput } from '@silverjobs/widgets/report';
import type { ReactNode } from 'react';

interface AskAboutMessageProps {
  messageId: number;
  /** Who wrote it, as people read it. */
  author: string;
}

/** 'Gefälscht? Fragen Sie uns' for a message (safety-6). */
export function AskAboutMessage({ messageId, author }: AskAboutMessageProps): ReactNode {
  const api = useApi();
  return (
    <ReportAction
      icon="question"
      thanksTitle="Danke für Ihre Frage"
      thanks="Ihre Frage ist bei uns. Antworten Sie bis dahin nicht auf die Nachricht."
      subject={{
        title: 'Gefälscht? Fragen Sie uns',
        about: author,
        explanation:
          'Sie sind unsicher, ob diese Nachricht echt ist? Wir lesen sie und schreiben Ihnen eine E-Mail. Die andere Seite erfährt nichts davon.',
        question: FRAUD_QUESTION,
        draftKey: `ask-message.${messageId}`,
        workName: 'Frage zu einer Nachricht',
        send: ({ text }: ReportInput) =>
          reportMessage(api, messageId, { reason: FRAUD_QUESTION, ...(text && { text }) }),
      }}
    />
  );
}
