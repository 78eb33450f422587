import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

interface GivenTextProps {
  /** A plain German sentence of ours, that stands first and larger. */
  readonly plain: ReactNode;
  /** The text that is given word for word. */
  readonly given: ReactNode;
  /** Language of the given text; default English. */
  readonly lang?: 'en' | 'de' | undefined;
  /** Sets the given text behind the plain one instead of below it. */
  readonly inline?: boolean | undefined;
}

/** A given text that is English or clumsy, beside a plain German one (words-4). */
export function GivenText({ plain, given, lang = 'en', inline }: GivenTextProps): ReactNode {
  return (
    <span className={cx('sj-given', inline && 'sj-given--inline')}>
      <span className="sj-given__plain">{plain}</span>{' '}
      <span className="sj-given__text" lang={lang === 'de' ? undefined : lang}>
        {given}
      </span>
    </span>
  );
}
