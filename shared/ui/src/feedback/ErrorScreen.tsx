import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Heading } from '../text/Heading.tsx';
import { icon } from '../text/icon.ts';

export interface ErrorScreenProps {
  readonly title: ReactNode;
  /** What happened and what to do. */
  readonly children?: ReactNode;
  /** The next step: Buttons or LinkButtons. */
  readonly action?: ReactNode;
  /** A number to name on the telephone, e.g. 'SJ-104'. */
  readonly code?: string | undefined;
  /** Inside the layout instead of alone in the window. */
  readonly inside?: boolean | undefined;
}

/** A whole page that says what failed and offers the next step. */
export function ErrorScreen(props: ErrorScreenProps): ReactNode {
  const { title, children, action, code, inside } = props;
  return (
    <div className={cx('sj-full-screen', inside && 'sj-full-screen--inside')}>
      <span className="sj-empty__icon sj-empty__icon--error">
        <CircleAlert {...icon('xl')} />
      </span>
      <Heading level={1} size="h2" tabIndex={-1}>
        {title}
      </Heading>
      {children && <div className="sj-empty__text">{children}</div>}
      {action && <div className="sj-empty__action">{action}</div>}
      {code && <p className="sj-text--sm sj-tone-quiet">Fehlernummer {code}</p>}
    </div>
  );
}
