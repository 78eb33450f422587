import { useApi } from '@silverjobs/api';
import { userCoursesQuery } from '@silverjobs/api/course';
import type { Course } from '@silverjobs/contract';
import { Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { StateBadge } from '../course-parts/StateBadge.tsx';
import { BookCourse } from './BookCourse.tsx';
import { Registered } from './Registered.tsx';

/** Where the user stands with a course, and what to do now (courses-8). */
export function Booking({ course }: { course: Course }): ReactNode {
  const own = useQuery(userCoursesQuery(useApi()));
  const registration = own.data?.find(({ course_id }) => course_id === course.id);
  // The button that had the focus is gone then.
  const [moved, setMoved] = useState<'booked' | 'left' | null>(null);

  if (registration) {
    return (
      <Registered
        course={course}
        registration={registration}
        focus={moved === 'booked'}
        onCancelled={() => setMoved('left')}
      />
    );
  }
  if (course.status === 'past') {
    return (
      <div className="course-state">
        <StateBadge course={course} registered={false} />
        <Text>Dieser Kurs ist vorbei und kann nicht mehr gebucht werden.</Text>
      </div>
    );
  }
  return (
    <BookCourse
      course={course}
      // Whether it is booked already is not known yet; without an answer booking twice does no harm.
      waiting={own.isPending}
      focus={moved === 'left'}
      onBooked={() => setMoved('booked')}
    />
  );
}
