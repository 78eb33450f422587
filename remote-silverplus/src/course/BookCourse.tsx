import { apiErrorMessage, useApi, useRenewableMutation } from '@silverjobs/api';
import { bookCourseMutation } from '@silverjobs/api/course';
import type { Course } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, GivenText, icon, Text } from '@silverjobs/ui';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isBookedUp } from '../course-parts/places.ts';
import { StateBadge } from '../course-parts/StateBadge.tsx';

const SAVED = 'Wir haben Ihre Anfrage gespeichert.';
/** The text is fixed (courses-8). */
const FAILED = 'Failed to save template';

interface BookCourseProps {
  course: Pick<Course, 'id' | 'title' | 'status' | 'places_left'>;
  /** Whether the user is registered already is still being asked. */
  waiting: boolean;
  /** Takes the focus when it appears. */
  focus: boolean;
  onBooked: () => void;
}

/** 'Buchen', or joining the waiting list of a course without a date or place: one request. */
export function BookCourse({ course, waiting, focus, onBooked }: BookCourseProps): ReactNode {
  const { notify } = useShell();
  const booking = useRenewableMutation(bookCourseMutation(useApi(), useQueryClient()));
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!focus) return;
    // After the dialog has closed and tried to give the focus back.
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focus]);

  function book() {
    booking.mutate(
      { course_id: course.id, course_name: course.title },
      {
        onSuccess: () => {
          onBooked();
          notify({ tone: 'success', title: SAVED });
        },
      },
    );
  }

  return (
    <div className="course-state">
      <StateBadge course={course} registered={false} />
      <Text>{explanation(course)}</Text>
      <div className="course-state__actions">
        <Button
          ref={button}
          variant="primary"
          size="large"
          icon={<CalendarCheck {...icon()} />}
          loading={waiting || booking.isPending}
          loadingText={booking.isPending ? 'Wird gebucht …' : undefined}
          onClick={book}
        >
          {course.status === 'planned' || isBookedUp(course) ? 'Auf die Warteliste' : 'Buchen'}
        </Button>
      </div>
      {booking.isError && (
        <Alert
          className="course-state__alert"
          tone="error"
          title={<GivenText plain="Ihre Anmeldung wurde nicht gespeichert." given={FAILED} />}
        >
          {apiErrorMessage(
            booking.error,
            'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
          )}
        </Alert>
      )}
    </div>
  );
}

function explanation(course: BookCourseProps['course']): string {
  if (course.status === 'planned')
    return 'Der Termin steht noch nicht fest. Sobald es so weit ist, vergeben wir die Plätze in der Reihenfolge der Warteliste und schreiben Ihnen eine E-Mail.';
  if (isBookedUp(course))
    return 'Alle Plätze sind vergeben. Wenn einer frei wird, bekommt ihn, wer am längsten wartet. Sind Sie an der Reihe, melden wir Sie an und schreiben Ihnen eine E-Mail.';
  return 'Der Kurs gehört zu Ihrer silver+-Mitgliedschaft und kostet nichts extra. Sie können sich jederzeit wieder abmelden.';
}
