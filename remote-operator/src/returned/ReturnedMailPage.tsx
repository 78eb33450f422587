import { useApi } from '@silverjobs/api';
import { dormantQuery, resolveReturned, returnedMailQuery } from '@silverjobs/api/operator';
import type { ReturnedAddress } from '@silverjobs/contract';
import { pathTo } from '@silverjobs/contract/paths';
import { readableEmail } from '@silverjobs/contract/readable-host';
import {
  Button,
  Card,
  Heading,
  Inline,
  icon,
  LinkButton,
  Text,
  VisuallyHidden,
} from '@silverjobs/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import * as ownPaths from '../paths.ts';
import { useReasonDialog } from '../reason/useReasonDialog.tsx';
import { RETURN_TEXTS } from '../texts/return-texts.ts';
import { when } from '../texts/when.ts';

const WORDS = {
  allow: {
    text: 'Von jetzt an gehen E-Mails wieder an diese Adresse. Kommen sie noch einmal zurück, steht sie wieder hier. Der Grund steht im Protokoll.',
    submitLabel: 'Wieder zulassen',
    done: 'Die Adresse bekommt wieder E-Mails',
  },
  done: {
    text: 'Die Adresse bekommt weiter keine E-Mails und steht nicht mehr in dieser Liste. Der Grund steht im Protokoll.',
    submitLabel: 'Erledigt',
    done: 'Erledigt',
  },
} as const;

/** /operator/returned: addresses that get no mail any more (operators-45). */
export function ReturnedMailPage(): ReactNode {
  const list = useInfiniteQuery(returnedMailQuery(useApi()));
  const { ask, dialog } = useReasonDialog();
  return (
    <OperatorPage
      title="Zurückgekommene Post"
      lead="An diese Adressen geht keine E-Mail mehr. Wer ein Konto hat, liest das nach der Anmeldung und kann die Adresse berichtigen."
    >
      <OperatorList
        list={list}
        loading="Zurückgekommene Post wird geladen …"
        failed="Die Liste konnte nicht geladen werden"
        empty={{
          icon: <MailCheck {...icon('xl')} />,
          title: 'Alle Post kommt an',
          text: 'Keine Adresse wartet auf Sie.',
        }}
        keyOf={({ email }) => email}
      >
        {(row) => <ReturnedRow row={row} ask={ask} />}
      </OperatorList>
      <Dormant />
      {dialog}
    </OperatorPage>
  );
}

interface ReturnedRowProps {
  row: ReturnedAddress;
  ask: ReturnType<typeof useReasonDialog>['ask'];
}

function ReturnedRow({ row, ask }: ReturnedRowProps) {
  const { email, users_id: id, kind, status, returns, since } = row;
  const shown = readableEmail(email);
  const api = useApi();

  function resolve(action: keyof typeof WORDS) {
    ask({
      ...WORDS[action],
      title: `${shown}: ${WORDS[action].submitLabel}`,
      send: (reason) => resolveReturned(api, { email, action, reason }),
    });
  }

  return (
    <Card as="article" slim className="operator-row" aria-label={shown}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {shown}
        </Heading>
        <Text>{RETURN_TEXTS[kind]}</Text>
        <Text tone="quiet">
          {[
            `seit ${when(since)}`,
            returns === 1 ? '1 E-Mail' : `${returns} E-Mails`,
            status && `Grund ${status}`,
            id === null && 'ohne Konto',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Inline gap={3}>
        {id !== null && (
          <LinkButton asChild>
            <Link to={pathTo(ownPaths.user, { id })}>
              Konto ansehen<VisuallyHidden> {shown}</VisuallyHidden>
            </Link>
          </LinkButton>
        )}
        <Button onClick={() => resolve('allow')}>
          Wieder zulassen<VisuallyHidden> {shown}</VisuallyHidden>
        </Button>
        <Button onClick={() => resolve('done')}>
          Erledigt<VisuallyHidden> {shown}</VisuallyHidden>
        </Button>
      </Inline>
    </Card>
  );
}

/** How many accounts end because nobody uses them (operators-46); a page without it is whole, too. */
function Dormant() {
  const { data } = useQuery(dormantQuery(useApi()));
  if (!data) return null;
  const { months, warned, warned_again: again, deleted } = data;
  return (
    <Card title="Ungenutzte Konten">
      <Text>
        Wer sich {months} Monate nicht anmeldet, bekommt zwei E-Mails im Abstand von 30 Tagen. Nach
        weiteren 30 Tagen wird das Konto gelöscht.
      </Text>
      <Text>
        {`Einmal gewarnt: ${warned} · zweimal gewarnt: ${again} · in den letzten 30 Tagen gelöscht: ${deleted}`}
      </Text>
    </Card>
  );
}
