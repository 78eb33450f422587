import type { Course } from '@silverjobs/contract';
import { Heading } from '@silverjobs/ui';
import { type ReactNode, useId } from 'react';
import { CourseCard } from './CourseCard.tsx';

/** Cards of the first rows load their pictures at once. */
const AT_ONCE = 6;

interface CourseGridProps {
  title: string;
  courses: readonly Course[];
  /** Ids of the courses the user is registered for. */
  registered: ReadonlySet<number>;
  /** Stands below others: no picture is loaded at once. */
  below?: boolean;
}

/** Course cards in three columns, two under 1024 px, one under 768 px (courses-3). */
export function CourseGrid({ title, courses, registered, below }: CourseGridProps): ReactNode {
  const heading = useId();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="course-section">
      <Heading level={2} id={heading}>
        {title}
      </Heading>
      <ul className="course-grid sj-list">
        {courses.map((course, index) => (
          <li key={course.id}>
            <CourseCard
              course={course}
              registered={registered.has(course.id)}
              lazy={below === true || index >= AT_ONCE}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
