import { Button, Card, icon, Stack, Text, VisuallyHidden } from '@silverjobs/ui';
import './fold-card.css';
import { ChevronUp, Pencil } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface FoldCardProps {
  readonly title: string;
  /** What stands in it, while it is closed. */
  readonly summary: string;
  readonly children: ReactNode;
  /** Id of the button that opens it, for the focus. */
  readonly id?: string;
  readonly startsOpen?: boolean;
}

/** A part of the form: closed it says what it contains, opened it has the fields. */
export function FoldCard({ title, summary, children, id, startsOpen }: FoldCardProps): ReactNode {
  const [isOpen, setOpen] = useState(startsOpen ?? false);
  const content = useId();
  return (
    <Card as="section" slim={!isOpen}>
      <div className="fold-card">
        <div className="fold-card__words">
          <h2 className="sj-heading sj-heading--h3">{title}</h2>
          {!isOpen && <Text tone="quiet">{summary}</Text>}
        </div>
        <Button
          id={id}
          size="small"
          variant="quiet"
          icon={isOpen ? <ChevronUp {...icon()} /> : <Pencil {...icon()} />}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Schließen' : 'Bearbeiten'}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      <div id={content} hidden={!isOpen} className="fold-card__content">
        {isOpen && <Stack gap={5}>{children}</Stack>}
      </div>
    </Card>
  );
}
