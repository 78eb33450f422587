import { Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** Says to employers by what their inbox is ordered, payment included (§ 5b UWG, messages-21). */
export function InboxOrderHint(): ReactNode {
  return (
    <Text tone="quiet">
      Zuerst stehen Nachrichten von Menschen mit silver+. Sie bezahlen für diesen Platz. Danach
      kommen alle anderen, jeweils die neueste Nachricht zuerst.
    </Text>
  );
}
