import { implement } from '../http/implement.ts';
import { countBookings, findBooking, listBookings } from './load-bookings.ts';

export const bookingCalls = [
  implement('GET /booking', async ({ requester, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countBookings(db, requester) }
      : listBookings(db, requester, query),
  ),
  implement('GET /booking/{id}', ({ requester, params }, { db }) =>
    findBooking(db, requester, params.id),
  ),
];
