import { useShell } from '@silverjobs/shell';
import { Button, Field, icon, TextInput } from '@silverjobs/ui';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';

/** A secret that is said this once, to be copied. */
export function SecretField({ label, secret }: { label: string; secret: string }): ReactNode {
  const { notify } = useShell();
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      notify({ tone: 'success', title: `${label} ist kopiert` });
    } catch {
      notify({ tone: 'error', title: 'Bitte markieren Sie den Text und kopieren Sie ihn selbst' });
    }
  }
  return (
    <>
      <Field label={label}>
        <TextInput
          readOnly
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div>
        <Button icon={<Copy {...icon()} />} onClick={() => void copy()}>
          Kopieren
        </Button>
      </div>
    </>
  );
}
