import { useApi } from '@silverjobs/api';
import { startSecondFactorMutation } from '@silverjobs/api/sign-in-ways';
import { secondFactorForm } from '@silverjobs/contract/forms/access';
import { Alert, Button, Field, Link, Stack, Text, TextInput } from '@silverjobs/ui';
import { Dialog } from '@silverjobs/ui/overlays';
import { FormFailure, useForm } from '@silverjobs/widgets/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import './sign-in-ways.css';

export interface SecondFactorDialogProps {
  /** The key for an app, in Base32. */
  secret: string;
  /** The same as an app reads it from a QR code. */
  uri: string;
  onClose: () => void;
}

/** Sets up the app, asks for its first code, then shows the recovery codes (access-58). */
export function SecondFactorDialog({ secret, uri, onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const form = useForm({
    initial: { code: '' },
    rules: secondFactorForm,
    mutation: startSecondFactorMutation(useApi(), useQueryClient()),
    toBody: ({ code }) => code,
    onSent: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <Dialog
      open
      title="Anmelden mit Code einschalten"
      onCloseRequest={onClose}
      onSubmit={form.submit}
      footer={
        <>
          <Button onClick={onClose}>Abbrechen</Button>
          <Button type="submit" variant="primary" loading={form.sending}>
            Einschalten
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text reading>
          1. Öffnen Sie auf Ihrem Telefon eine App für Anmeldecodes, zum Beispiel Google
          Authenticator, Microsoft Authenticator oder die Passwörter-App des iPhones.
        </Text>
        <Text reading>2. Fotografieren Sie mit der App dieses Bild ab:</Text>
        <QrCode text={uri} />
        <Text reading>
          Sind Sie am Telefon? Dann <Link href={uri}>öffnen Sie die App von hier</Link>. Oder tippen
          Sie diesen Schlüssel ein:{' '}
          <span className="sign-in-ways__code">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        </Text>
        <Field
          {...form.field('code')}
          label="3. Code, den die App jetzt zeigt"
          hint="Sechs Ziffern"
          required
        >
          <TextInput {...form.text('code')} inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <FormFailure form={form} title="Der Code stimmt noch nicht" />
      </Stack>
    </Dialog>
  );
}

/** The key as a picture for the camera of a telephone. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="sign-in-ways__qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR-Code für Ihre App"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // Without permission, or without a secure address.
      setCopied(false);
    }
  }
  return (
    <Dialog
      open
      title="Bitte heben Sie diese Codes auf"
      stays
      onCloseRequest={onClose}
      footer={
        <>
          <Button onClick={() => void copy()}>Codes kopieren</Button>
          <Button variant="primary" onClick={onClose}>
            Ich habe die Codes aufgehoben
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Alert tone="success" announce title="Anmelden mit Code ist eingeschaltet" />
        <Text reading>
          Wenn Sie Ihr Telefon verlieren, kommen Sie mit einem dieser Codes hinein. Jeder gilt
          einmal. Schreiben Sie sie auf Papier, und legen Sie es an einen sicheren Ort. Wir zeigen
          sie nur jetzt.
        </Text>
        <ul className="sign-in-ways__codes">
          {codes.map((code) => (
            <li key={code} className="sign-in-ways__code">
              {code}
            </li>
          ))}
        </ul>
        {copied === true && <Text tone="success">Die Codes sind kopiert.</Text>}
        {copied === false && (
          <Alert tone="error" announce title="Kopieren fehlgeschlagen">
            Sie können die Codes auch markieren und selbst kopieren.
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
