import type { JobDemand } from '@silverjobs/contract';
import { useOnDemand } from '@silverjobs/shell';
import { Alert, Button, icon } from '@silverjobs/ui';
import { Flag } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const importDialog = async () => (await import('./ReportDialog.tsx')).ReportDialog;

/** 'Stelle melden', and the thanks that stay in its place (D6). */
export function ReportJob({ job }: { job: Pick<JobDemand, 'id' | 'title'> }): ReactNode {
  const dialog = useOnDemand(importDialog);
  const [open, setOpen] = useState(false);
  const [reported, setReported] = useState(false);
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!reported) return;
    // After the dialog has closed and tried to give the focus back.
    const frame = requestAnimationFrame(() => thanks.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [reported]);

  if (reported) {
    return (
      <div ref={thanks} tabIndex={-1}>
        <Alert tone="success" title="Danke für Ihre Meldung">
          Wir sehen uns die Stelle an. Sie müssen nichts weiter tun.
        </Alert>
      </div>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        fullWidth
        icon={<Flag {...icon()} />}
        loading={open && dialog.loading}
        onClick={() => {
          setOpen(true);
          void dialog.load();
        }}
      >
        Stelle melden
      </Button>
      {open && dialog.Component && (
        <dialog.Component
          job={job}
          onClose={() => setOpen(false)}
          onReported={() => {
            setOpen(false);
            setReported(true);
          }}
        />
      )}
    </>
  );
}
