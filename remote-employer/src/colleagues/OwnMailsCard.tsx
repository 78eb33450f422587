import { apiErrorMessage, useApi } from '@silverjobs/api';
import { chooseMailsMutation } from '@silverjobs/api/colleague';
import type { Colleague } from '@silverjobs/contract';
import { type EmployerMail, MAILS_OF_ROLE } from '@silverjobs/contract/access';
import { EMPLOYER_MAIL_TEXTS } from '@silverjobs/contract/employer-role-texts';
import { paths } from '@silverjobs/contract/paths';
import { useSessionRenewed } from '@silverjobs/shell';
import { Alert, Card, Link, Stack, Switch, Text } from '@silverjobs/ui';
// biome-ignore lint/style/noRestrictedImports: another switch may follow at once; it is given up below
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface OwnMailsCardProps {
  own: Colleague;
  /** Whether the employer gets invoices; else nothing is said of them, and what was chosen stays. */
  invoiced: boolean;
}

/** What the reader is mailed about at the employer; saved as soon as it is switched (employers-92). */
export function OwnMailsCard({ own, invoiced }: OwnMailsCardProps): ReactNode {
  const choose = useMutation(chooseMailsMutation(useApi(), useQueryClient()));
  const { reset } = choose;
  // The call of an expired session never ends (access-22): what is saved shows again.
  useSessionRenewed(reset);
  const offered = MAILS_OF_ROLE[own.role];
  const shown = offered.filter((mail) => invoiced || mail !== 'invoices');
  const wanted = choose.isPending ? choose.variables : (own.mails ?? offered);
  const change = (mail: EmployerMail, on: boolean) =>
    choose.mutate(offered.filter((one) => (one === mail ? on : wanted.includes(one))));
  return (
    <Card as="section" title="Ihre E-Mails">
      <Stack gap={4}>
        {shown.map((mail) => {
          const { label, hint } = EMPLOYER_MAIL_TEXTS[mail];
          return (
            <div key={mail}>
              <Switch
                checked={wanted.includes(mail)}
                onChange={({ target }) => change(mail, target.checked)}
              >
                {label}
              </Switch>
              <Text tone="quiet">{hint}</Text>
            </div>
          );
        })}
        {choose.isError && (
          <Alert tone="error" title="Die Einstellung wurde nicht gespeichert">
            {apiErrorMessage(choose.error, 'Bitte versuchen Sie es noch einmal.')}
          </Alert>
        )}
        <Text reading>
          {shown.includes('invoices') &&
            'Rechnungen erreichen immer jemanden: Will sie niemand, schicken wir sie der Person, die den Arbeitgeber angemeldet hat. '}
          Ob wir Ihnen bei neuen Nachrichten schreiben, stellen Sie unter{' '}
          <Link asChild>
            <RouterLink to={paths.accessData}>„Zugangsdaten“</RouterLink>
          </Link>{' '}
          ein.
        </Text>
      </Stack>
    </Card>
  );
}
