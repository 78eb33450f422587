import type { Conversation } from '@silverjobs/contract';
import { formatDate, unreadText } from '@silverjobs/contract/formats';
import { nameInDative } from '@silverjobs/contract/name-in-dative';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useLazyComponent } from '@silverjobs/shell';
import {
  Badge,
  Button,
  Card,
  Heading,
  Inline,
  icon,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { PromotedBadge } from '@silverjobs/widgets/promotion';
import { contactName } from '@silverjobs/widgets/short-profile';
import { NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { DecisionActions } from '../decision/DecisionActions.tsx';
import { applicationState } from '../decision/decision-texts.ts';

const importNote = async () => (await import('../decision/NoteDialog.tsx')).NoteDialog;

interface ApplicationRowProps {
  conversation: Conversation;
  /** Of the job. */
  title: string;
}

/** Who has written about a job: where it stands, what was noted, and what can be answered. */
export function ApplicationRow({ conversation, title }: ApplicationRowProps): ReactNode {
  const applied = conversation.type === 'application';
  const nameless = applied ? 'Anonyme Bewerbung' : 'Ihre Anfrage';
  const known = contactName(conversation.contact_data);
  const name = known ?? nameless;
  const withWhom = known ? nameInDative(known) : 'einer anonymen Person';
  const unread = unreadText(conversation.unread_count);
  const kind = applied ? 'Bewerbung' : 'Gesendet';
  const state = applicationState(conversation);
  return (
    <Card as="article" className="job-candidates__row" aria-label={name}>
      <div className="job-candidates__text">
        <Inline gap={3}>
          <Heading level={3} size="h4">
            {name}
          </Heading>
          {(applied || conversation.decision) && <Badge tone={state.tone}>{state.text}</Badge>}
          {unread && <Badge tone="success">{unread}</Badge>}
          {conversation.promoted && <PromotedBadge viewer="client" />}
        </Inline>
        <Text tone="quiet">
          {kind} vom {formatDate(conversation.created_at)}
        </Text>
        <Text className="job-candidates__message">{conversation.message}</Text>
        <Note conversation={conversation} name={name} whom={withWhom} />
      </div>
      <div className="job-candidates__links">
        <LinkButton asChild variant={unread ? 'primary' : 'secondary'}>
          <Link to={pathTo(paths.conversation, { id: conversation.id })}>
            Gesprächsverlauf<VisuallyHidden> mit {withWhom}</VisuallyHidden>
          </Link>
        </LinkButton>
        {applied && <DecisionActions conversation={conversation} jobTitle={title} name={name} />}
        <LinkButton asChild variant="quiet">
          <Link to={pathTo(paths.candidateDetail, { id: conversation.candidate_id })}>
            Kurzprofil<VisuallyHidden> {name}</VisuallyHidden>
          </Link>
        </LinkButton>
      </div>
    </Card>
  );
}

interface NoteProps {
  conversation: Conversation;
  name: string;
  /** The name after a preposition. */
  whom: string;
}

function Note({ conversation, name, whom }: NoteProps) {
  const dialog = useLazyComponent(importNote);
  const [open, setOpen] = useState(false);
  return (
    <div className="job-candidates__note">
      {conversation.note && (
        <p className="job-candidates__noted">
          <b>Ihre Notiz:</b> {conversation.note}
        </p>
      )}
      <Button
        variant="quiet"
        icon={<NotebookPen {...icon()} />}
        onClick={() => {
          setOpen(true);
          void dialog.load();
        }}
      >
        {conversation.note ? 'Notiz ändern' : 'Notiz schreiben'}
        <VisuallyHidden> zu {whom}</VisuallyHidden>
      </Button>
      {open && dialog.Component && (
        <dialog.Component conversation={conversation} name={name} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
