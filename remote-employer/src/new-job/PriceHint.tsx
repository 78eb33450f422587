import { usePrices } from '@silverjobs/api/contents';
import type { EmployerProfile } from '@silverjobs/contract';
import { Card, Link, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as ownPaths from '../paths.ts';
import { priceWords } from './job-price.ts';

/** What an advertisement costs, before anything is typed (employers-67). */
export function PriceHint({ client }: { client: EmployerProfile }): ReactNode {
  const { gross, detail } = priceWords([usePrices().job_net], client);
  const { isPrivate, non_profit } = client;
  if (isPrivate) {
    return (
      <Card tint slim>
        <Text>
          Diese Anzeige ist für Sie als Privathaushalt <b>kostenlos</b>.
        </Text>
      </Card>
    );
  }
  return (
    <Card tint slim>
      <Text reading>
        Eine Anzeige kostet <b>{gross}</b>, einmalig, {detail}. Sie bestellen erst ganz unten und
        bekommen dann eine Rechnung.{' '}
        {non_profit === 'proven' ? (
          <>
            Ein Ehrenamt ohne Lohn ist für Sie <b>kostenlos</b>.
          </>
        ) : (
          <>
            Für gemeinnützige Träger ist ein Ehrenamt kostenlos:{' '}
            <Link asChild>
              <RouterLink to={ownPaths.employerProfile}>Nachweis im Profil zeigen</RouterLink>
            </Link>
          </>
        )}
      </Text>
    </Card>
  );
}
