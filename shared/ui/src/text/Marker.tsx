import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { icon } from './icon.ts';

export interface MarkerProps {
  /** The state in a word, e.g. 'Kontaktiert'. */
  readonly children: ReactNode;
  readonly tone?: 'success' | 'quiet' | 'warning' | 'error' | undefined;
  /** Default a tick; null for none. */
  readonly icon?: ReactNode;
}

/** A bold word with an icon that marks what has been done: 'Kontaktiert'. */
export function Marker({ children, tone = 'success', icon: sign }: MarkerProps): ReactNode {
  return (
    <span className={cx('sj-marker', `sj-tone-${tone}`)}>
      {sign === undefined ? <Check {...icon('md')} /> : sign}
      {children}
    </span>
  );
}
