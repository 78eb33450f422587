import type { Course } from '@silverjobs/contract';

/** From so many places on their number is said: others have no need to hurry. */
const FEW = 3;

/** Whether a course that is to come has no place left (courses-14). */
export function isBookedUp({
  status,
  places_left,
}: Pick<Course, 'status' | 'places_left'>): boolean {
  return status === 'available' && places_left === 0;
}

/** 'Höchstens 12 Personen, noch 2 Plätze frei'; '' where the number is not limited. */
export function placesText({
  status,
  capacity,
  places_left: left,
}: Pick<Course, 'status' | 'capacity' | 'places_left'>): string {
  if (capacity === null) return '';
  const group = capacity === 1 ? 'Einzelunterricht' : `Höchstens ${capacity} Personen`;
  if (status !== 'available' || left === null || left === 0 || left > FEW) return group;
  return `${group}, noch ${left === 1 ? '1 Platz' : `${left} Plätze`} frei`;
}
