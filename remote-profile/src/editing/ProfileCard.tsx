import type { Candidate } from '@silverjobs/contract';
import { useLazyComponent } from '@silverjobs/shell';
import { Button, Card, icon, Stack } from '@silverjobs/ui';
import { Pencil } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { FactList } from '../facts/FactList.tsx';
import type { ProfileFact } from '../facts/fact.ts';

/** What the dialog of a card gets. */
export interface EditorProps {
  candidate: Candidate;
  onClose: () => void;
}

interface ProfileCardProps {
  title: string;
  candidate: Candidate;
  facts: readonly ProfileFact[];
  /** Words of the button: 'Kontaktdaten bearbeiten'. */
  edit: string;
  /** Loads the dialog; must be stable. */
  importEditor: () => Promise<ComponentType<EditorProps>>;
  /** Below the values. */
  children?: ReactNode;
}

/** A part of the profile: its values and the dialog that changes them. */
export function ProfileCard(props: ProfileCardProps) {
  const { title, candidate, facts, edit, importEditor, children } = props;
  const { Component: Editor, load, loading } = useLazyComponent(importEditor);
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" title={title}>
      <Stack gap={5}>
        <FactList facts={facts} />
        {children}
        <div className="sj-no-print">
          <Button
            icon={<Pencil {...icon()} />}
            loading={loading}
            onClick={() => {
              setOpen(true);
              void load();
            }}
          >
            {edit}
          </Button>
        </div>
      </Stack>
      {open && Editor && <Editor candidate={candidate} onClose={() => setOpen(false)} />}
    </Card>
  );
}
