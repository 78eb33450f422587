import { implement } from '../http/implement.ts';
import { countBookings, findBooking, listBookings } from './load-bookings.ts';

export const bookingCalls = [
  implement('GET /booking', async ({ asker, query }, { db }) =>
    query.mode === 'count'
      ? { id: await countBookings(db, asker) }
      : listBookings(db, asker, query),
  ),
  implement('GET /booking/{id}', ({ asker, params }, { db }) => findBooking(db, asker, params.id)),
];
