import { LoadingText, SkeletonText } from '@silverjobs/ui';
import type { ReactNode } from 'react';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of the grid while the courses are loading. */
export function CoursesLoading(): ReactNode {
  return (
    <>
      <LoadingText>Kurse werden geladen …</LoadingText>
      <div className="course-grid" aria-hidden="true">
        {CARDS.map((key) => (
          <div key={key} className="course-card">
            <span className="course-card__blank sj-skeleton" />
            <div className="course-card__body">
              <span className="sj-skeleton sj-skeleton--title" />
              <SkeletonText lines={3} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
