import { useApi } from '@silverjobs/api';
import { coursesQuery, userCoursesQuery } from '@silverjobs/api/course';
import { Card, EmptyState, icon, Page } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { CourseGrid } from './CourseGrid.tsx';
import { CoursesHero } from './CoursesHero.tsx';
import { CoursesLoading } from './CoursesLoading.tsx';
import './courses.css';
import { groupCourses } from './group-courses.ts';

/** /courses: how the academy works, and all courses (courses-2). */
export function CoursesPage(): ReactNode {
  return (
    <Page>
      <CoursesHero />
      <AllCourses />
    </Page>
  );
}

function AllCourses() {
  const api = useApi();
  const { data: courses, error, isPending, isFetching, refetch } = useQuery(coursesQuery(api));
  // Without them the cards only lack a mark; a course's own page says it again.
  const own = useQuery(userCoursesQuery(api)).data;
  const registered = new Set(own?.map(({ course_id }) => course_id));

  if (isPending) return <CoursesLoading />;
  if (!courses) {
    return (
      <LoadFailure
        title="Die Kurse konnten nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const { open, past } = groupCourses(courses);
  return (
    <>
      {open.length === 0 && <NoCourses />}
      <CourseGrid title="Unsere nächsten Kurse" courses={open} registered={registered} />
      <CourseGrid title="Schon vorbei" courses={past} registered={registered} below />
    </>
  );
}

function NoCourses() {
  return (
    <Card>
      <EmptyState icon={<GraduationCap {...icon('xl')} />} title="Zurzeit sind keine Kurse geplant">
        Neue Kurse kommen bald. Bitte schauen Sie in einigen Tagen wieder vorbei.
      </EmptyState>
    </Card>
  );
}
