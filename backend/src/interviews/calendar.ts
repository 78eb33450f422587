import type { Interview } from '@silverjobs/contract';
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** What a calendar says of an interview. */
export type CalendarEntry = Pick<Interview, 'way' | 'where' | 'minutes'> & {
  /** The same through all changes of one date. */
  readonly uid: string;
  /** Grows with every change: a calendar never goes back to an older one. */
  readonly sequence: number;
  readonly startsAt: Date;
  readonly title: string;
  /** Who is met, where that is known to the reader. */
  readonly counterpart: string;
  /** The conversation, for those who are signed in. */
  readonly url: string;
  /** Only the reader's own address: the other side's may be withheld. */
  readonly reader: { readonly email: string };
  readonly organizer: { readonly name: string; readonly email: string };
};

/**
 * An address as a calendar takes it: the library escapes these signs as those of a text, which an address must
 * not be (RFC 5545, 3.3.13).
 */
const calendarAddress = (url: string) => url.replace(/[,;\\]/g, encodeURIComponent);

/**
 * Writes a date for calendars (RFC 5545), with its moments in UTC: no clock change moves them.
 * @param kind whether it is entered, or taken out again
 * @param now when it is written
 */
export function calendarOf(entry: CalendarEntry, kind: 'request' | 'cancel', now: Date): string {
  const { uid, sequence, startsAt, minutes, title, counterpart, way, where, url } = entry;
  const isCancelled = kind === 'cancel';
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'silverjobs', product: 'interviews', language: 'DE' },
  });
  calendar.createEvent({
    id: `${uid}@silverjobs`,
    sequence,
    stamp: now,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${isCancelled ? 'Abgesagt: ' : ''}Vorstellungsgespräch: ${title}`,
    location: where,
    description: [
      `Gespräch mit: ${counterpart}`,
      way === 'phone' ? `Telefon: ${where}` : where,
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    url: calendarAddress(way === 'video' ? where : url),
    organizer: entry.organizer,
    attendees: [
      {
        email: entry.reader.email,
        role: ICalAttendeeRole.REQ,
        // Agreed in the product: nothing is to be answered to the mail.
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  });
  return calendar.toString();
}
