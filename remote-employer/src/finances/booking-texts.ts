import type { Booking } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';

/** Whether a booking is paid, or until when it is to be. */
export function stateText(booking: Pick<Booking, 'paid_at' | 'due_at'>): string {
  return booking.paid_at === null
    ? `Offen, zahlbar bis ${formatDate(booking.due_at)}`
    : `Bezahlt am ${formatDate(booking.paid_at)}`;
}
