import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useAfterTyping } from '../lib/after-typing.ts';
import { cx } from '../lib/cx.ts';
import { characterCount, isCounted } from './character-count.ts';
import { useFieldControl } from './field-context.ts';
import { useAutoSize } from './useAutoSize.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'style' | 'maxLength'> {
  /** Controlled; the counter and the automatic height follow it. */
  readonly value: string;
  /** Grows with its text, from `rows` on (default 4). Default true. */
  readonly autoSize?: boolean | undefined;
  /**
   * Characters allowed: shows how many are left, of long texts in the last tenth only. Longer text is
   * kept, the count says so.
   */
  readonly limit?: number | undefined;
}

/** Several lines of text; stands inside a Field. */
export function TextArea({
  className,
  required,
  autoSize = true,
  limit,
  rows = 4,
  ref,
  ...rest
}: TextAreaProps): ReactNode {
  const countId = useId();
  const counted = limit !== undefined && isCounted(rest.value.length, limit);
  const own = counted ? countId : undefined;
  const wiring = useFieldControl({
    ...rest,
    required,
    'aria-describedby': cx(rest['aria-describedby'], own),
  });
  const setElement = useAutoSize(autoSize, rest.value, ref);
  return (
    <>
      <textarea
        {...rest}
        {...wiring}
        ref={setElement}
        rows={rows}
        className={cx('sj-input sj-textarea', className)}
      />
      {counted && <CharacterCount id={countId} used={rest.value.length} limit={limit} />}
    </>
  );
}

interface CharacterCountProps {
  readonly id: string;
  readonly used: number;
  readonly limit: number;
}

/** How many characters are left; read out only near the limit and in a pause, so that typing is not talked over. */
function CharacterCount({ id, used, limit }: CharacterCountProps): ReactNode {
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
