import { useApi } from '@silverjobs/api';
import { declarationsQuery } from '@silverjobs/api/operator';
import type { OperatorDeclaration } from '@silverjobs/contract';
import { Badge, Card, Heading, icon, Text } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { when } from '../texts/when.ts';

const KINDS: Readonly<Record<OperatorDeclaration['kind'], string>> = {
  ordinary: 'Kündigung',
  extraordinary: 'Kündigung aus wichtigem Grund',
  withdrawal: 'Widerruf',
};

const STATES: Readonly<
  Record<OperatorDeclaration['state'], { text: string; tone: 'success' | 'warning' | 'error' }>
> = {
  unmatched: { text: 'Passt zu keinem Vertrag', tone: 'warning' },
  waiting: { text: 'Wird ausgeführt', tone: 'warning' },
  failed: { text: 'Gescheitert, siehe Stockendes', tone: 'error' },
  link: { text: 'Wartet auf Bestätigung', tone: 'warning' },
  done: { text: 'Ausgeführt', tone: 'success' },
};

/** /operator/declarations: cancellations and withdrawals with what became of them (operators-19). */
export function DeclarationsPage(): ReactNode {
  return (
    <OperatorPage
      title="Erklärungen"
      lead="Kündigungen und Widerrufe. Was zu keinem Vertrag passt oder einen wichtigen Grund nennt, prüfen Sie bitte selbst."
    >
      <OperatorList
        list={useInfiniteQuery(declarationsQuery(useApi()))}
        loading="Erklärungen werden geladen …"
        failed="Die Erklärungen konnten nicht geladen werden"
        empty={{
          icon: <FileText {...icon('xl')} />,
          title: 'Keine Erklärungen',
          text: 'Noch hat niemand gekündigt oder widerrufen.',
        }}
        keyOf={({ id }) => id}
      >
        {(row) => <DeclarationRow row={row} />}
      </OperatorList>
    </OperatorPage>
  );
}

function DeclarationRow({ row }: { row: OperatorDeclaration }) {
  const { reference, kind, name, email, contract, reason, state, created_at: at } = row;
  return (
    <Card as="article" slim aria-label={`${KINDS[kind]} ${reference}`}>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {KINDS[kind]} {reference}
        </Heading>
        <Text tone="quiet">{[when(at), name, email].join(' · ')}</Text>
        {contract && <Text>Vertrag: {contract}</Text>}
        {reason && <p className="operator-text">{reason}</p>}
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
      </div>
    </Card>
  );
}
