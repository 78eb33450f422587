import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useAfterTyping } from '../lib/after-typing.ts';
import { cx } from '../lib/cx.ts';
import { characterCount } from './character-count.ts';

interface CharacterCountProps {
  readonly id: string;
  readonly used: number;
  readonly limit: number;
}

/** How many characters are left; read out only near the limit and in a pause, so that typing is not talked over. */
export function CharacterCount({ id, used, limit }: CharacterCountProps): ReactNode {
  const { text, over, near } = characterCount(used, limit);
  const said = useAfterTyping(near ? text : '');
  return (
    <>
      <div id={id} className={cx('sj-counter', over && 'sj-counter--over')}>
        {text}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
