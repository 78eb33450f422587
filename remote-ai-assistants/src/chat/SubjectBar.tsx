import { IconTextButton, icon, Text } from '@silverjobs/ui';
import { Briefcase, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface SubjectBarProps {
  label: string;
  subject: string;
  removeLabel: string;
  onRemove: () => void;
}

/** What a conversation is about, and the way to another subject. */
export function SubjectBar({ label, subject, removeLabel, onRemove }: SubjectBarProps): ReactNode {
  return (
    <div className="chat-subject">
      <Briefcase {...icon('sm')} />
      <Text>
        {label} <strong>{subject}</strong>
      </Text>
      <IconTextButton className="sj-no-print" icon={<X {...icon('sm')} />} onClick={onRemove}>
        {removeLabel}
      </IconTextButton>
    </div>
  );
}
