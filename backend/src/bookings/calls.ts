import { implement } from '../http/implement.ts';
import { countBookings, findBooking, listBookings } from './load-bookings.ts';

export const bookingCalls = [
  implement('GET /booking', async ({ requester, query }, services) =>
    query.mode === 'count'
      ? { id: await countBookings(services.db, requester) }
      : listBookings(services, requester, query),
  ),
  implement('GET /booking/{id}', ({ requester, params }, services) =>
    findBooking(services, requester, params.id),
  ),
];
