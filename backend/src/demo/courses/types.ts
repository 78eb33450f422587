/** A live online course; without a date it is planned. */
export interface CourseRow {
  id: number;
  title: string;
  secondary_title: string;
  start_date: Date | null;
  duration_minutes: number;
  venue: string;
  capacity: number;
  /** Users who have a place. */
  taken_by: readonly number[];
  /** Path below the image host. */
  course_image: string;
  lecturer: string;
  /** Path below the image host. */
  lecturer_avatar: string;
  lecturer_bio: string;
  /** HTML. */
  course_details: string;
  /** Room in which the course takes place. */
  join_url: string | null;
}
