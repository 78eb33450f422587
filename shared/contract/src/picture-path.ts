/**
 * The address of a logo or picture of an employer, without the origin. What it leads to never changes: another
 * file has another id (employers-94).
 */
export function picturePath(id: string): string {
  return `/api/public_picture/${id}.webp`;
}
