import { useApi } from '@silverjobs/api';
import { coursesQuery } from '@silverjobs/api/course';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import { Card, Link, LinkButton, Stack, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CourseFacts } from '../course-parts/CourseFacts.tsx';
import { isBookedUp } from '../course-parts/places.ts';
import { groupCourses } from '../courses/group-courses.ts';

/** Beside a job: the next course for who has silver+, and what silver+ helps with for who has not (courses-16); never on paper. */
export function BesideJob(): ReactNode {
  return useUser()?.isPaidUser ? <NextCourse /> : <SilverplusHint />;
}

function SilverplusHint(): ReactNode {
  return (
    <Card as="section" title="Unterstützung mit silver+" className="sj-no-print">
      <Stack gap={4}>
        <Text>
          „Anschreiben“ schreibt mit Ihnen die Bewerbung, und mit „Interviewvorbereitung“ üben Sie
          das Gespräch zu dieser Stelle. Sich zu bewerben, bleibt kostenlos.
        </Text>
        <LinkButton asChild fullWidth>
          <RouterLink to={paths.silverplus}>silver+ ansehen</RouterLink>
        </LinkButton>
      </Stack>
    </Card>
  );
}

/** Nothing while the courses load or when there is none to book: the page is about the job. */
function NextCourse(): ReactNode {
  const { data = [] } = useQuery(coursesQuery(useApi()));
  const [course] = groupCourses(data).open.filter(
    (open) => open.status === 'available' && !isBookedUp(open),
  );
  if (!course) return null;
  return (
    <Card as="section" title="Unser nächster Online-Kurs" className="sj-no-print">
      <Stack gap={4}>
        <Link asChild variant="title">
          <RouterLink to={pathTo(paths.course, { id: course.id })}>{course.title}</RouterLink>
        </Link>
        <CourseFacts course={course} />
        <LinkButton asChild fullWidth>
          <RouterLink to={paths.courses}>Alle Kurse ansehen</RouterLink>
        </LinkButton>
      </Stack>
    </Card>
  );
}
