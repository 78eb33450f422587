import type { ReactNode } from 'react';
import { LoadingText } from './LoadingText.tsx';

const LINE_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** Grey lines in place of text. */
export function SkeletonText({ lines = 3 }: { readonly lines?: number | undefined }): ReactNode {
  const keys = LINE_KEYS.slice(0, Math.max(lines, 1));
  return (
    <span aria-hidden="true">
      {keys.map((key, index) => (
        <span
          key={key}
          className={
            index > 0 && index === keys.length - 1
              ? 'sj-skeleton sj-skeleton--text sj-skeleton--short'
              : 'sj-skeleton sj-skeleton--text'
          }
        />
      ))}
    </span>
  );
}

/** A card of grey lines. */
export function SkeletonCard({ lines = 3 }: { readonly lines?: number | undefined }): ReactNode {
  return (
    <div className="sj-card" aria-hidden="true">
      <span className="sj-skeleton sj-skeleton--title" />
      <SkeletonText lines={lines} />
    </div>
  );
}

/** A grey row of a list: title and lines, and a button at the side. */
export function SkeletonRow(): ReactNode {
  return (
    <div className="sj-card sj-skeleton-row" aria-hidden="true">
      <div>
        <span className="sj-skeleton sj-skeleton--title" />
        <SkeletonText lines={2} />
      </div>
      <span className="sj-skeleton sj-skeleton--button" />
    </div>
  );
}

export interface SkeletonListProps {
  /** Default 3, at most 12. */
  readonly rows?: number | undefined;
  /** What is loading, read out, default 'Wird geladen …'. */
  readonly label?: string | undefined;
}

/** Rows while a list is loading, with one sentence for screen readers. */
export function SkeletonList({ rows = 3, label = 'Wird geladen …' }: SkeletonListProps): ReactNode {
  return (
    <div className="sj-stack sj-gap-4">
      <LoadingText>{label}</LoadingText>
      {LINE_KEYS.slice(0, rows).map((key) => (
        <SkeletonRow key={key} />
      ))}
    </div>
  );
}
