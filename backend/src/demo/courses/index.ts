import { courseTexts } from './courses.ts';
import { nextDate } from './schedule.ts';
import type { CourseRow } from './types.ts';

/** The courses of the demo: eight with a date around `now`, two that are planned. */
export function courses({ now }: { now: Date }): CourseRow[] {
  return courseTexts.map((text) => {
    const { id, title, secondary, lecturer, slug, minutes, time, details } = text;
    return {
      id,
      title,
      secondary_title: secondary,
      start_date: time && nextDate(time, now),
      duration_minutes: minutes,
      venue: 'Online, live per Video',
      capacity: text.capacity ?? 12,
      taken_by: text.takenBy ?? [],
      course_image: `/courses/${slug}.svg`,
      lecturer: lecturer.name,
      lecturer_avatar: lecturer.avatar,
      lecturer_bio: lecturer.bio,
      course_details: details,
      join_url: time && `https://kursraum.example/${slug}`,
    };
  });
}
