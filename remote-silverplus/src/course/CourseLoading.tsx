import { Heading, LoadingText, SkeletonCard, SkeletonText } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** The shape of the page while the course is loading. */
export function CourseLoading(): ReactNode {
  return (
    <>
      <Heading level={1} tabIndex={-1} className="course-title">
        Online-Kurs
      </Heading>
      <LoadingText>Kurs wird geladen …</LoadingText>
      <div className="course-head" aria-hidden="true">
        <span className="course-head__picture course-head__blank sj-skeleton" />
        <div className="course-head__body">
          <span className="sj-skeleton sj-skeleton--title" />
          <SkeletonText lines={4} />
          <span className="sj-skeleton sj-skeleton--button" />
        </div>
      </div>
      <SkeletonCard lines={8} />
    </>
  );
}
