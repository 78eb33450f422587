import { Button, Card, icon } from '@silverjobs/ui';
import { Printer, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface ActionCardProps {
  contactButton: ReactNode;
  saveButton: ReactNode;
}

/** What one can do with the job, and what to beware of before the first contact. */
export function ActionCard({ contactButton, saveButton }: ActionCardProps): ReactNode {
  return (
    <Card as="section" aria-label="Kontakt" className="job-actions">
      {contactButton && <div className="job-actions__contact">{contactButton}</div>}
      {saveButton && <div className="job-actions__save">{saveButton}</div>}
      <Button fullWidth icon={<Printer {...icon()} />} onClick={() => window.print()}>
        Drucken
      </Button>
      <p className="job-actions__hint">
        <ShieldCheck {...icon()} />
        <span>
          Seriöse Arbeitgeber fragen vor dem ersten Gespräch nie nach Ausweis, Bankdaten oder Geld.
        </span>
      </p>
    </Card>
  );
}
