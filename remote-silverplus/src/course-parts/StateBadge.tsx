import type { Course } from '@silverjobs/contract';
import { Badge, icon } from '@silverjobs/ui';
import { Check, Clock, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { isBookedUp } from './places.ts';

interface StateBadgeProps {
  course: Pick<Course, 'status' | 'places_left'>;
  registered: boolean;
}

/** What is to know about a course at a glance; nothing for one that can simply be booked. */
export function StateBadge({ course, registered }: StateBadgeProps): ReactNode {
  return (
    <>
      {registered && (
        <Badge tone="success" icon={<Check {...icon('sm')} />}>
          Bereits registriert
        </Badge>
      )}
      {course.status === 'planned' && (
        <Badge tone="warning" icon={<Clock {...icon('sm')} />}>
          In Kürze verfügbar
        </Badge>
      )}
      {isBookedUp(course) && !registered && (
        <Badge tone="warning" icon={<UsersRound {...icon('sm')} />}>
          Ausgebucht
        </Badge>
      )}
      {course.status === 'past' && <Badge>Vorbei</Badge>}
    </>
  );
}
