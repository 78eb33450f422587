import { useApi } from '@silverjobs/api';
import { auditQuery } from '@silverjobs/api/operator';
import type { AuditAction, AuditLogEntry } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { AUDIT_ACTIONS } from '@silverjobs/contract/operator';
import { Card, Field, Heading, icon, NativeSelect, Text } from '@silverjobs/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { OperatorList } from '../list/OperatorList.tsx';
import { OperatorPage } from '../list/OperatorPage.tsx';
import { AUDIT_TEXTS, SUBJECT_TEXTS } from '../texts/audit-texts.ts';

const OPTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_TEXTS[value] }));

/** /operator/audit: who has done what, and whose data was read (operators-6). */
export function AuditPage(): ReactNode {
  const [action, setAction] = useState<AuditAction | null>(null);
  const list = useInfiniteQuery(auditQuery(useApi(), action));
  return (
    <OperatorPage
      title="Protokoll"
      lead="Was im Betrieb getan und angesehen wurde. Kein Eintrag lässt sich ändern oder löschen."
    >
      <div className="operator-filter">
        <Field label="Was geschah">
          <NativeSelect
            options={OPTIONS}
            placeholder="Alles"
            value={action ?? ''}
            onChange={({ target }) =>
              setAction(AUDIT_ACTIONS.find((one) => one === target.value) ?? null)
            }
          />
        </Field>
      </div>
      <OperatorList
        list={list}
        loading="Das Protokoll wird geladen …"
        failed="Das Protokoll konnte nicht geladen werden"
        empty={{
          icon: <ScrollText {...icon('xl')} />,
          title: 'Keine Einträge',
          text: 'Zu dieser Auswahl steht nichts im Protokoll.',
        }}
        keyOf={({ id }) => id}
      >
        {(entry) => <AuditRow entry={entry} />}
      </OperatorList>
    </OperatorPage>
  );
}

function AuditRow({ entry }: { entry: AuditLogEntry }) {
  const { action, subject, subject_id: id, operator, reason, created_at: at } = entry;
  const about = id === null ? SUBJECT_TEXTS[subject] : `${SUBJECT_TEXTS[subject]} Nr. ${id}`;
  return (
    <Card as="article" slim>
      <div className="operator-row__text">
        <Heading level={2} size="h4">
          {AUDIT_TEXTS[action]}: {about}
        </Heading>
        <Text tone="quiet">
          {formatDate(at)}, {formatTime(at)} Uhr · {operator}
        </Text>
        {reason && <p className="operator-text">{reason}</p>}
      </div>
    </Card>
  );
}
