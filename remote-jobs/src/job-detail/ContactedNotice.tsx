import { paths, pathTo } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { Alert, GivenText, Link } from '@silverjobs/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface ContactedNoticeProps {
  /** The conversation that has begun. */
  conversationId: number;
  /** Takes the focus, because the button that had it is gone. */
  focus: boolean;
}

/**
 * Says that the employer has been written to; stays as long as it is true (layout-14).
 */
export function ContactedNotice({ conversationId, focus }: ContactedNoticeProps): ReactNode {
  const helping = useUser()?.helps !== undefined;
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
        title={
          <GivenText
            lang="de"
            plain="Ihre Nachricht ist beim Arbeitgeber. Wir melden uns, sobald er antwortet."
            given="Arbeitgeber kontaktiert - sie werden benachrichtigt sobald er reagiert"
          />
        }
      >
        Seine Antwort finden Sie unter „Nachrichten“.{' '}
        {!helping && (
          <Link asChild>
            <RouterLink to={pathTo(paths.applicationReceipt, { id: conversationId })}>
              Bestätigung ansehen
            </RouterLink>
          </Link>
        )}
      </Alert>
    </div>
  );
}
