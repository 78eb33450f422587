import type { Course } from '@silverjobs/contract';
import { Heading, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Picture } from '../course-parts/Picture.tsx';

type Lecturer = Pick<Course, 'lecturer' | 'lecturer_avatar' | 'lecturer_bio'>;

/** Who leads the course: avatar, name, biography. */
export function LecturerPanel({ course }: { course: Lecturer }): ReactNode {
  const { lecturer, lecturer_avatar, lecturer_bio } = course;
  if (!lecturer) return <Text>Wer den Kurs leitet, steht noch nicht fest.</Text>;
  return (
    <div className="course-lecturer">
      <Picture path={lecturer_avatar} kind="lecturer" />
      <div>
        <Heading level={2} size="h3">
          {lecturer}
        </Heading>
        {lecturer_bio && (
          <Text reading preserveLines>
            {lecturer_bio}
          </Text>
        )}
      </div>
    </div>
  );
}
