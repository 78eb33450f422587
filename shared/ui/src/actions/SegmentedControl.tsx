import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../lib/cx.ts';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  /** A decorative icon before the words. */
  readonly icon?: ReactNode;
  /** Read out after the label, when that is a sign such as 'A+'. */
  readonly explanation?: string | undefined;
}

export interface SegmentedControlProps<T extends string> {
  /** What is chosen here, e.g. 'Ansicht'. */
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Strong: the chosen one is filled with the action colour. */
  readonly strong?: boolean | undefined;
}

/** A few choices side by side, one of them pressed. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>): ReactNode {
  const { label, segments, value, onChange, strong } = props;
  return (
    // A fieldset would need a legend in sight; a named group says the same.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-label={label}
      className={cx('sj-segments', strong && 'sj-segments--strong')}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className="sj-segment"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon}
          <span>
            {segment.label}
            {segment.explanation && <VisuallyHidden> {segment.explanation}</VisuallyHidden>}
          </span>
        </button>
      ))}
    </div>
  );
}
