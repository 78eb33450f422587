import { useLazyComponent, useUser } from '@silverjobs/shell';
import { Alert, Button, icon, VisuallyHidden } from '@silverjobs/ui';
import { CircleHelp, Flag } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReportSubject } from './ReportDialog.tsx';

const importDialog = async () => (await import('./ReportDialog.tsx')).ReportDialog;

interface ReportActionProps {
  subject: ReportSubject;
  /** Said when the report has arrived. */
  thanks: string;
  /** Above it; by default that of a report. */
  thanksTitle?: string;
  icon?: 'report' | 'question';
  fullWidth?: boolean;
  /** It was reported before this was rendered; the thanks stand there from the beginning. */
  reported?: boolean;
  onReported?: () => void;
  /** Tells several of these buttons apart for screen readers. */
  context?: string;
}

/** A button that reports something to the operator, then thanks in its place (layout-14); helpers have none (account-71). */
export function ReportAction(props: ReportActionProps): ReactNode {
  const { subject, thanks, fullWidth, context, reported = false, onReported } = props;
  const { thanksTitle = 'Danke für Ihre Meldung', icon: kind = 'report' } = props;
  const Icon = kind === 'report' ? Flag : CircleHelp;
  const dialog = useLazyComponent(importDialog);
  const [open, setOpen] = useState(false);
  const [justReported, setJustReported] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const helping = useUser()?.helps !== undefined;

  useEffect(() => {
    if (!justReported) return;
    // After the dialog has closed and tried to give the focus back.
    const frame = requestAnimationFrame(() => answer.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [justReported]);

  if (reported || justReported) {
    return (
      <div ref={answer} tabIndex={-1}>
        <Alert tone="success" title={thanksTitle}>
          {thanks}
        </Alert>
      </div>
    );
  }
  if (helping) return null;
  return (
    <>
      <Button
        variant="quiet"
        {...(fullWidth && { fullWidth })}
        icon={<Icon {...icon()} />}
        loading={open && dialog.loading}
        onClick={() => {
          setOpen(true);
          void dialog.load();
        }}
      >
        {subject.title}
        {context && <VisuallyHidden> {context}</VisuallyHidden>}
      </Button>
      {open && dialog.Component && (
        <dialog.Component
          subject={subject}
          onClose={() => setOpen(false)}
          onReported={() => {
            setOpen(false);
            setJustReported(true);
            onReported?.();
          }}
        />
      )}
    </>
  );
}
