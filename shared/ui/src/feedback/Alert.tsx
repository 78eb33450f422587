import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../lib/cx.ts';
import { icon } from '../text/icon.ts';
import { type Tone, toneIcons, toneWords } from './tones.ts';

export interface AlertProps {
  /** Default info. */
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** What the user can do now: a Button or Link. */
  readonly action?: ReactNode;
  /**
   * Reads it out when it appears: errors at once, others politely. Default true for errors and
   * false for the rest, because most alerts are part of the page.
   */
  readonly announce?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A message on the page that stays until its reason is gone. */
export function Alert(props: AlertProps): ReactNode {
  const { tone = 'info', title, children, action, announce = tone === 'error' } = props;
  const Sign = toneIcons[tone];
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={cx('sj-alert', `sj-alert--${tone}`, props.className)}>
      <Sign {...icon('md')} />
      <div className="sj-alert__body">
        <VisuallyHidden>{toneWords[tone]}: </VisuallyHidden>
        {title && <p className="sj-alert__title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="sj-alert__action">{action}</div>}
      </div>
    </div>
  );
}
