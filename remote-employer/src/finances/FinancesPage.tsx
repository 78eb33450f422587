import { useApi } from '@silverjobs/api';
import { bookingsQuery } from '@silverjobs/api/booking';
import type { Booking } from '@silverjobs/contract';
import { formatDate, formatPrice } from '@silverjobs/contract/formats';
import { paths, pathTo } from '@silverjobs/contract/paths';
import { useUser } from '@silverjobs/shell';
import {
  Badge,
  Card,
  EmptyState,
  Heading,
  icon,
  LinkButton,
  Page,
  SkeletonList,
  Stack,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { LoadFailure } from '@silverjobs/widgets/load-failure';
import { LoadMoreButton } from '@silverjobs/widgets/load-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsOwner } from '../colleagues/use-is-owner.ts';
import * as ownPaths from '../paths.ts';
import { stateText } from './booking-texts.ts';
import './finances.css';

/** /finances: what was booked, with the invoices (employers-17). */
export function FinancesPage(): ReactNode {
  return (
    <Page>
      <Heading level={1} tabIndex={-1} className="finances__heading">
        Buchungen und Rechnungen
      </Heading>
      <Bookings />
    </Page>
  );
}

function Bookings() {
  const list = useInfiniteQuery(bookingsQuery(useApi()));
  if (list.isPending) return <SkeletonList rows={3} label="Buchungen werden geladen …" />;
  if (list.isError && !list.data) {
    return (
      <LoadFailure
        title="Ihre Buchungen konnten nicht geladen werden"
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const bookings = list.data.pages.flat();
  if (bookings.length === 0) return <NoBookings />;
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} />
          </li>
        ))}
      </Stack>
      <LoadMoreButton list={list} />
    </Stack>
  );
}

const TONES = { open: 'warning', paid: 'success', refunded: 'neutral' } as const;

function BookingRow({ booking }: { booking: Booking }) {
  return (
    <Card as="article" slim className="booking" aria-label={`Rechnung ${booking.number}`}>
      <div className="booking__text">
        <Heading level={2} size="h4">
          {booking.title}
        </Heading>
        <Text tone="quiet">
          Anzeige vom {formatDate(booking.created_at)} · Rechnung{' '}
          <span className="booking__number">{booking.number}</span>
        </Text>
        <Badge tone={TONES[booking.state]}>{stateText(booking)}</Badge>
      </div>
      <Text bold size="lg" className="booking__price">
        {formatPrice(booking.gross_cents)}
      </Text>
      <LinkButton asChild>
        <Link to={pathTo(paths.booking, { id: booking.id })}>
          <FileText {...icon()} />
          Rechnung<VisuallyHidden> {booking.number} ansehen</VisuallyHidden>
        </Link>
      </LinkButton>
    </Card>
  );
}

function NoBookings() {
  const isPrivate = useUser()?._client?.isPrivate ?? false;
  const isOwner = useIsOwner();
  return (
    <Card>
      <EmptyState
        icon={<ReceiptText {...icon('xl')} />}
        title="Keine Buchungen"
        action={
          isOwner && (
            <LinkButton asChild variant="primary">
              <Link to={ownPaths.newJob}>Anzeige schreiben</Link>
            </LinkButton>
          )
        }
      >
        {isPrivate
          ? 'Für Privathaushalte sind Anzeigen kostenlos. Darum gibt es hier keine Rechnungen.'
          : 'Wenn Sie eine Anzeige schalten, stehen Buchung und Rechnung hier.'}
      </EmptyState>
    </Card>
  );
}
