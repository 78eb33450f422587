/** One for each account of the browser (guide-16). */
export const tourKey = (userId: number): string => `tour.${userId}`;

/** Whether a kept place is that of a tour which somebody has called and not left. */
export const parseOpenTour = (place: unknown): true | null =>
  (place as { open?: unknown }).open === true || null;
