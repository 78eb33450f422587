import type { Booking } from '@silverjobs/contract';
import { formatDate } from '@silverjobs/contract/formats';

/** Whether a booking is paid or refunded, or until when it is to be paid. */
export function stateText(booking: Pick<Booking, 'state' | 'paid_at' | 'due_at'>): string {
  if (booking.state === 'refunded') return 'Storniert';
  return booking.paid_at === null
    ? `Offen, zahlbar bis ${formatDate(booking.due_at)}`
    : `Bezahlt am ${formatDate(booking.paid_at)}`;
}
