import type { ContentKind, ContentVersion } from '@silverjobs/contract';
import { formatDate, formatTime } from '@silverjobs/contract/formats';
import { Badge, Button, Card, Stack, Text } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { valuesOf } from './fields.ts';
import { Preview } from './Preview.tsx';

interface VersionsProps {
  kind: ContentKind;
  versions: readonly ContentVersion[];
  /** Puts an old version into the fields. */
  onTake: (data: ContentVersion['data']) => void;
}

/** Who has written what and when, and the way back to each. */
export function Versions({ kind, versions, onTake }: VersionsProps): ReactNode {
  return (
    <Card as="section" title="Alle Fassungen">
      {versions.length === 0 ? (
        <Text tone="quiet">Noch hat niemand etwas geändert.</Text>
      ) : (
        <Stack as="ul" gap={4} className="operator-plain">
          {versions.map(
            ({ id, version, data, author, created_at: at, valid_from: from, current }) => (
              <li key={id} className="operator-row">
                <div className="operator-row__text">
                  <Text>
                    <strong>Fassung {version}</strong>, gilt ab {formatDate(from)},{' '}
                    {formatTime(from)} Uhr
                  </Text>
                  <Text tone="quiet">
                    {author}, {formatDate(at)}, {formatTime(at)} Uhr
                  </Text>
                  {current && <Badge tone="success">Gilt jetzt</Badge>}
                  {data === null ? (
                    <Text>Zurück zu dem, was ausgeliefert wurde.</Text>
                  ) : (
                    <details>
                      <summary>Ansehen</summary>
                      <Preview kind={kind} values={valuesOf(kind, data)} />
                    </details>
                  )}
                </div>
                {data !== null && (
                  <Button onClick={() => onTake(data)}>
                    In die Felder holen (Fassung {version})
                  </Button>
                )}
              </li>
            ),
          )}
        </Stack>
      )}
    </Card>
  );
}
