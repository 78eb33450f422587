import { apiErrorMessage, useApi } from '@silverjobs/api';
import { imprintQuery } from '@silverjobs/api/imprint';
import type { Imprint } from '@silverjobs/contract';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { useShell } from '@silverjobs/shell';
import { Alert, Button, Spinner } from '@silverjobs/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';

/** Who runs the product and how they are reached (operation-18). */
export function OperatorAddress() {
  const { data, error, isFetching, refetch } = useQuery(imprintQuery(useApi()));
  if (data) return <Address {...data} />;
  if (!error) return <Spinner label="Angaben werden geladen …" />;
  return (
    <Alert
      tone="error"
      title="Die Angaben zum Anbieter konnten nicht geladen werden."
      action={
        <Button loading={isFetching} onClick={() => void refetch()}>
          Erneut versuchen
        </Button>
      }
    >
      {apiErrorMessage(error, 'Bitte prüfen Sie Ihre Internetverbindung.')}
    </Alert>
  );
}

function Address({ is_demo: isDemo, ...imprint }: Imprint) {
  const { product } = useShell().title;
  return (
    <>
      {isDemo && (
        <p>
          {product} ist hier eine Vorführung. Personen, Arbeitgeber und Stellen sind erfunden, auch
          dieser Anbieter.
        </p>
      )}
      <p>
        {[imprint.name, ...imprint.address].map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
      <ul>
        {facts(imprint).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {imprint.phone && (
          <li>
            Telefon: <a href={`tel:${imprint.phone.replace(/[^+\d]/g, '')}`}>{imprint.phone}</a>
            {imprint.phone_hours && `, ${imprint.phone_hours}`}
          </li>
        )}
        <li>
          E-Mail: <a href={`mailto:${imprint.email}`}>{readableEmail(imprint.email)}</a>
        </li>
      </ul>
    </>
  );
}

function facts({ represented_by, register, tax_id }: Omit<Imprint, 'is_demo'>): string[] {
  return [
    ...(represented_by ? [`Vertreten durch: ${represented_by}`] : []),
    ...(register ? [`Register: ${register}`] : []),
    tax_id,
  ];
}
