import { Button, Card, Inline, icon } from '@silverjobs/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SectionKind } from './cv-changes.ts';

const KINDS: readonly { kind: SectionKind; label: string }[] = [
  { kind: 'text', label: 'Text oder Liste' },
  { kind: 'stations', label: 'Stationen mit Zeitraum' },
  { kind: 'facts', label: 'Angaben in zwei Spalten' },
];

/** Adds a section, such as 'Ehrenamt' or 'Interessen'. */
export function AddSection({ onAdd }: { onAdd: (kind: SectionKind) => void }): ReactNode {
  return (
    <Card as="section" title="Abschnitt hinzufügen">
      <Inline gap={3} stackOnPhone>
        {KINDS.map(({ kind, label }) => (
          <Button key={kind} icon={<Plus {...icon()} />} onClick={() => onAdd(kind)}>
            {label}
          </Button>
        ))}
      </Inline>
    </Card>
  );
}
