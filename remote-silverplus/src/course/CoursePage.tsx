import { apiErrorStatus, useApi } from '@silverjobs/api';
import { courseQuery } from '@silverjobs/api/course';
import { paths } from '@silverjobs/contract/paths';
import { PageTitle } from '@silverjobs/shell';
import { Alert, GivenText, Heading, icon, Link, LinkButton, Page } from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { parseCourseId } from '../course-parts/course-id.ts';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseLoading } from './CourseLoading.tsx';
import './course.css';

/** /courses/:id : one course with everything about it, and booking it (courses-7). */
export function CoursePage(): ReactNode {
  const id = parseCourseId(useParams().id);
  return (
    <Page>
      <p className="course-back">
        <Link asChild variant="standalone">
          <RouterLink to={paths.courses}>
            <ArrowLeft {...icon()} />
            Alle Kurse
          </RouterLink>
        </Link>
      </p>
      {id === null ? <NoCourse /> : <LoadedCourse key={id} id={id} />}
    </Page>
  );
}

function LoadedCourse({ id }: { id: number }) {
  const {
    data: course,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(courseQuery(useApi(), id));
  if (course) return <CourseDetail course={course} />;
  if (isPending) return <CourseLoading />;
  if (apiErrorStatus(error) === 404) return <NoCourse />;
  return (
    <>
      <Title>Online-Kurs</Title>
      <LoadFailure
        title="Der Kurs konnte nicht geladen werden"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function Title({ children }: { children: string }) {
  return (
    <>
      <PageTitle title={children} />
      <Heading level={1} tabIndex={-1} className="course-title">
        {children}
      </Heading>
    </>
  );
}

function NoCourse() {
  return (
    <>
      <Title>Kurs nicht gefunden</Title>
      <Alert
        tone="warning"
        title={
          <GivenText plain="Diesen Kurs gibt es nicht oder nicht mehr." given="Course not found." />
        }
        action={
          <LinkButton asChild>
            <RouterLink to={paths.courses}>Alle Kurse ansehen</RouterLink>
          </LinkButton>
        }
      >
        Bitte prüfen Sie die Adresse oder wählen Sie einen anderen.
      </Alert>
    </>
  );
}
