import type { Course } from '@silverjobs/contract';
import { PageTitle, useShell } from '@silverjobs/shell';
import { Card, Heading, icon, Link, Tabs, Text } from '@silverjobs/ui';
import { ReadAloud } from '@silverjobs/widgets/read-aloud';
import { SafeHtml } from '@silverjobs/widgets/safe-html';
import { Mail } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { CourseFacts } from '../course-parts/CourseFacts.tsx';
import { Picture } from '../course-parts/Picture.tsx';
import { Booking } from './Booking.tsx';
import { LecturerPanel } from './LecturerPanel.tsx';

const CONTACT = 'kontakt@example.org';

/** A course: picture, titles, when and with whom, booking, content and lecturer (courses-7). */
export function CourseDetail({ course }: { course: Course }): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const email = useShell().config.contactEmail ?? CONTACT;
  return (
    <>
      <PageTitle title={course.title} />
      <div className="course-head">
        <div className="course-head__picture">
          <Picture path={course.course_image} kind="course" />
        </div>
        <div className="course-head__body">
          <div>
            <Heading level={1} tabIndex={-1} className="course-title">
              {course.title}
            </Heading>
            {course.secondary_title && (
              <Text size="lg" tone="quiet">
                {course.secondary_title}
              </Text>
            )}
          </div>
          <CourseFacts course={course} withVenue />
          <Booking course={course} />
        </div>
      </div>
      <Card as="section" aria-label="Über den Kurs">
        <Tabs
          label="Über den Kurs"
          tabs={[
            {
              id: 'content',
              label: 'Kursinhalt',
              content: (
                <>
                  <ReadAloud target={text} of="den Kursinhalt" />
                  <div ref={text}>
                    <SafeHtml html={course.course_details} headingLevel={2} />
                  </div>
                </>
              ),
            },
            { id: 'lecturer', label: 'Kursleiter', content: <LecturerPanel course={course} /> },
          ]}
        />
      </Card>
      <p className="course-contact">
        <Mail {...icon()} />
        <span>
          Sie haben Fragen zu den Kursen? Schreiben Sie uns:{' '}
          <Link href={`mailto:${email}?subject=${encodeURIComponent(`Kurs: ${course.title}`)}`}>
            {email}
          </Link>
        </span>
      </p>
    </>
  );
}
