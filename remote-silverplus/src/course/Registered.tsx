import type { Course, UserCourse } from '@silverjobs/contract';
import { withBasePath } from '@silverjobs/contract/base-path';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useLazyComponent, useShell } from '@silverjobs/shell';
import { Alert, Button, icon, LinkButton, Text, VisuallyHidden } from '@silverjobs/ui';
import { webUrl } from '@silverjobs/widgets/safe-html';
import { saveFile } from '@silverjobs/widgets/save-file';
import { CalendarPlus, Video } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { courseCalendar } from './course-calendar.ts';

const importCancelDialog = async () =>
  (await import('./CancelRegistrationDialog.tsx')).CancelRegistrationDialog;

interface RegisteredProps {
  course: Course;
  registration: UserCourse;
  /** Takes the focus: the button that had it is gone. */
  focus: boolean;
  onCancelled: () => void;
}

/** 'Bereits registriert': the way into the course, into the calendar, and out of it again. */
export function Registered({
  course,
  registration,
  focus,
  onCancelled,
}: RegisteredProps): ReactNode {
  const { announce } = useShell();
  const box = useRef<HTMLDivElement>(null);
  const dialog = useLazyComponent(importCancelDialog);
  const [leaving, setLeaving] = useState(false);
  const room = registration.join_url && webUrl(registration.join_url);

  useEffect(() => {
    if (focus) box.current?.focus();
  }, [focus]);

  function saveCalendar() {
    const page = `${window.location.origin}${withBasePath(pathTo(paths.course, { id: course.id }))}`;
    const entry = courseCalendar(course, page, Date.now());
    if (!entry) return;
    saveFile(`kurs-${course.id}.ics`, new Blob([entry], { type: 'text/calendar' }));
    announce('Der Termin ist als Datei gespeichert. Öffnen Sie sie mit Ihrem Kalender.');
  }

  return (
    <div ref={box} tabIndex={-1} className="course-state">
      <Alert className="course-state__alert" tone="success" title="Bereits registriert">
        {nextStep(course, registration)}
      </Alert>
      {course.status === 'available' && !registration.waiting && (
        <div className="course-state__actions">
          {room && (
            <LinkButton
              variant="primary"
              size="large"
              href={room}
              target="_blank"
              rel="noopener noreferrer"
              icon={<Video {...icon()} />}
            >
              Am Kurs teilnehmen
              <VisuallyHidden> (öffnet in einem neuen Fenster)</VisuallyHidden>
            </LinkButton>
          )}
          <Button size="large" icon={<CalendarPlus {...icon()} />} onClick={saveCalendar}>
            In den Kalender
          </Button>
        </div>
      )}
      {course.status !== 'past' && (
        <Text>
          Sie haben doch keine Zeit?{' '}
          <Button
            variant="quiet"
            size="small"
            className="course-state__leave"
            loading={leaving && dialog.loading}
            onClick={() => {
              setLeaving(true);
              void dialog.load();
            }}
          >
            Vom Kurs abmelden
          </Button>
        </Text>
      )}
      {leaving && dialog.Component && (
        <dialog.Component
          course={course}
          registrationId={registration.id}
          onClose={() => setLeaving(false)}
          onCancelled={onCancelled}
        />
      )}
    </div>
  );
}

function nextStep(
  { status }: Pick<Course, 'status'>,
  { waiting }: Pick<UserCourse, 'waiting'>,
): string {
  if (status === 'past') return 'Dieser Kurs ist vorbei.';
  if (status === 'planned')
    return 'Sie stehen auf der Warteliste. Sobald der Termin feststeht, schreiben wir Ihnen eine E-Mail.';
  if (waiting)
    return 'Sie stehen auf der Warteliste. Sobald ein Platz für Sie frei ist, melden wir Sie an und schreiben Ihnen eine E-Mail.';
  return 'Wir haben Ihnen den Link per E-Mail geschickt. Am Kurstag nehmen Sie auch hier teil.';
}
