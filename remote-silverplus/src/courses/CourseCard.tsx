import type { Course } from '@silverjobs/contract';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { Heading, Link, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CourseFacts } from '../course-parts/CourseFacts.tsx';
import { Picture } from '../course-parts/Picture.tsx';
import { isBookedUp } from '../course-parts/places.ts';
import { StateBadge } from '../course-parts/StateBadge.tsx';

interface CourseCardProps {
  course: Course;
  registered: boolean;
  /** Loads the picture only when it comes near the window. */
  lazy: boolean;
}

/** A course in the grid; a click anywhere on it leads to its page (courses-3). */
export function CourseCard({ course, registered, lazy }: CourseCardProps): ReactNode {
  const marked = registered || course.status !== 'available' || isBookedUp(course);
  return (
    <article className="course-card">
      <Picture path={course.course_image} kind="course" lazy={lazy} />
      <div className="course-card__body">
        <Heading level={3} size="h4" className="course-card__title">
          <Link asChild variant="title">
            <RouterLink to={pathTo(paths.course, { id: course.id })}>{course.title}</RouterLink>
          </Link>
        </Heading>
        {course.secondary_title && <Text>{course.secondary_title}</Text>}
        <CourseFacts course={course} />
        {marked && (
          <div className="course-card__state">
            <StateBadge course={course} registered={registered} />
          </div>
        )}
      </div>
    </article>
  );
}
