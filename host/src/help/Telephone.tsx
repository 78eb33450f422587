import { useShell } from '@silverjobs/shell';
import { icon, Link, Text } from '@silverjobs/ui';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { PurposeLink } from '../routing/PurposeLink.tsx';

/** The operator's telephone and when somebody answers there; without one the way to write (guide-4). */
export function Telephone(): ReactNode {
  const { operatorPhone: phone, operatorPhoneHours: hours } = useShell().config;
  return (
    <div>
      {phone && (
        <Text size="lg">
          <Phone {...icon()} /> Rufen Sie uns an:{' '}
          <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
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
