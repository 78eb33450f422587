import { useApi } from '@silverjobs/api';
import { imprintQuery } from '@silverjobs/api/imprint';
import { icon, Link, Spinner, Text } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PurposeLink } from '../../frame/declared-pages/declared-pages.tsx';

/**
 * The operator's telephone and when somebody answers there; without one, and where it cannot be
 * loaded, the way to write (guide-4).
 */
export function Telephone(): ReactNode {
  const { data, isPending } = useQuery(imprintQuery(useApi()));
  const phone = data?.phone;
  const hours = data?.phone_hours;
  return (
    <div>
      {isPending && <Spinner label="Telefonnummer wird geladen …" />}
      {phone && (
        <Text size="lg">
          <Phone {...icon()} /> Rufen Sie uns an:{' '}
          <Link className="help-number" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </Link>
        </Text>
      )}
      {phone && hours && <Text>Wir sind für Sie da: {hours}.</Text>}
      <Text>
        Oder schreiben Sie uns über{' '}
        <Link asChild>
          <PurposeLink purpose="contact">Kontakt</PurposeLink>
        </Link>
        .
      </Text>
    </div>
  );
}
