import { Alert } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Says that the employer has been written to; stays as long as it is true (layout-14).
 * @param focus takes the focus, because the button that had it is gone
 */
export function ContactedNotice({ focus }: { focus: boolean }): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!focus) return;
    // After the dialog has closed and tried to give the focus back.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focus]);

  return (
    <div ref={box} tabIndex={-1} className="job-contacted">
      <Alert
        tone="success"
        title="Arbeitgeber kontaktiert - sie werden benachrichtigt sobald er reagiert"
      >
        Sie haben diesem Arbeitgeber geschrieben. Seine Antwort finden Sie unter „Nachrichten“.
      </Alert>
    </div>
  );
}
