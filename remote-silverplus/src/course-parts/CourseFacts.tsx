import type { Course } from '@silverjobs/contract';
import { formatDay, formatTimeSpan } from '@silverjobs/contract/formats';
import { Fact, icon } from '@silverjobs/ui';
import { Calendar, Clock, MonitorPlay, UserRound, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import './course-facts.css';
import { placesText } from './places.ts';

interface CourseFactsProps {
  course: Course;
  /** Says where it takes place, too. */
  withVenue?: boolean;
}

/** When a course takes place, and with whom, one fact a line. */
export function CourseFacts({ course, withVenue = false }: CourseFactsProps): ReactNode {
  const { start_date, duration_minutes, lecturer, venue } = course;
  const day = formatDay(start_date);
  const places = placesText(course);
  return (
    <div className="course-facts">
      {day && <Fact icon={<Calendar {...icon()} />}>{day}</Fact>}
      {day && (
        <Fact icon={<Clock {...icon()} />}>{formatTimeSpan(start_date, duration_minutes)}</Fact>
      )}
      {lecturer && <Fact icon={<UserRound {...icon()} />}>{lecturer}</Fact>}
      {places && <Fact icon={<UsersRound {...icon()} />}>{places}</Fact>}
      {withVenue && venue && <Fact icon={<MonitorPlay {...icon()} />}>{venue}</Fact>}
    </div>
  );
}
