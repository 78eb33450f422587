import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface InputBoxProps {
  readonly children: ReactNode;
  readonly invalid?: boolean | undefined;
}

/** The frame around an input with an icon or a button in it. */
export function InputBox({ children, invalid }: InputBoxProps): ReactNode {
  return <div className={cx('sj-input-box', invalid && 'sj-input-box--invalid')}>{children}</div>;
}
