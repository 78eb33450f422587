import type { BodyOf, OperatorCourse } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { COURSE_PICTURES } from '@silverjobs/contract/operator';
import { readDay, readTime } from '@silverjobs/contract/typed-values';

/** A course as the form has it: everything is text. */
export interface CourseValues {
  title: string;
  subtitle: string;
  date: string;
  time: string;
  duration: string;
  capacity: string;
  lecturer: string;
  bio: string;
  /** One of our drawings; '' for none. */
  picture: string;
  join_url: string;
  details: string;
}

/** yyyy-mm-dd of a moment, by the clock in Germany. */
const dayOf = (at: number) => formatDate(at).split('.').reverse().join('-');

/** The form of a course, or of a new one. */
export function valuesOf(course: OperatorCourse | null): CourseValues {
  const start = course?.start_date ?? null;
  return {
    title: course?.title ?? '',
    subtitle: course?.subtitle ?? '',
    date: start === null ? '' : dayOf(start),
    time: start === null ? '' : formatTime(start),
    duration: String(course?.duration_minutes ?? 90),
    capacity: course?.capacity ? String(course.capacity) : '',
    lecturer: course?.lecturer ?? '',
    bio: course?.lecturer_bio ?? '',
    picture: course?.picture ?? '',
    join_url: course?.join_url ?? '',
    details: course?.details ?? '',
  };
}

/** What is sent. */
export function courseBody(values: CourseValues): BodyOf<'POST /operator/course'> {
  const { date, time, capacity } = values;
  return {
    title: values.title,
    subtitle: values.subtitle,
    starts: date ? `${readDay(date)}T${readTime(time)}` : null,
    duration_minutes: Number(values.duration),
    capacity: capacity ? Number(capacity) : null,
    lecturer: values.lecturer,
    lecturer_bio: values.bio,
    picture: COURSE_PICTURES.find((one) => one === values.picture) ?? null,
    join_url: values.join_url.trim() || null,
    details: values.details,
  };
}

const PICTURES: Readonly<Record<(typeof COURSE_PICTURES)[number], string>> = {
  application: 'Bewerbung',
  'artificial-intelligence': 'Künstliche Intelligenz',
  'healthy-back': 'Gesundheit',
  memory: 'Gedächtnis',
  pension: 'Rente und Geld',
  safety: 'Sicherheit',
  'self-employed': 'Selbstständig',
  smartphone: 'Smartphone',
  team: 'Team',
  'video-interview': 'Video',
};

/** Drawings to choose from. */
export const pictureOptions = COURSE_PICTURES.map((value) => ({ value, label: PICTURES[value] }));
