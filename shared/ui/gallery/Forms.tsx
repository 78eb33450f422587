import {
  Card,
  Checkbox,
  ErrorSummary,
  Field,
  Grid,
  NativeSelect,
  PasswordInput,
  RadioGroup,
  Stack,
  Switch,
  TextArea,
  TextInput,
} from '@silverjobs/ui';
import { useState } from 'react';
import { Picker } from './Picker.tsx';

/** Fields in their states. */
export function Forms() {
  const [text, setText] = useState(
    'Sehr geehrte Frau Lindner,\n\nIhre Stelle hat mich angesprochen.',
  );
  const [salutation, setSalutation] = useState<'Herr' | 'Frau' | null>(null);
  return (
    <Card as="section" title="Formulare">
      <Stack gap={5}>
        <ErrorSummary
          focusOnMount={false}
          titleLevel={3}
          problems={[{ fieldId: 'g-password', message: 'Bitte geben Sie Ihr Passwort ein!' }]}
        />
        <Grid gap={5}>
          <Field label="E-Mail-Adresse" hint="Dorthin schicken wir den Anmeldelink." required>
            <TextInput
              type="email"
              defaultValue="renate.schuster@example.org"
              autoComplete="email"
            />
          </Field>
          <Field
            label="Passwort"
            id="g-password"
            error="Bitte geben Sie Ihr Passwort ein!"
            required
          >
            <PasswordInput />
          </Field>
          <Field label="Vorlage" optional>
            <NativeSelect options={[{ value: '1', label: 'Vorlage 12.11.2026' }]} />
          </Field>
          <Field label="Link für Freunde">
            <TextInput readOnly defaultValue="https://silverjobs.example/e/4711" />
          </Field>
        </Grid>
        <Field label="Ihre Nachricht">
          <TextArea value={text} limit={80} onChange={(event) => setText(event.target.value)} />
        </Field>
        <RadioGroup
          label="Anrede"
          row
          options={[
            { value: 'Frau', label: 'Frau' },
            { value: 'Herr', label: 'Herr' },
          ]}
          value={salutation}
          onChange={setSalutation}
          error={salutation ? undefined : 'Bitte wählen Sie eine Anrede.'}
        />
        <Checkbox hint="Sie können sie später unter Vorlagen ändern.">
          Als Vorlage speichern
        </Checkbox>
        <div>
          <Switch defaultChecked>Ihre Kontaktdaten mitsenden</Switch>
        </div>
        <div>
          <Switch>E-Mail bei neuen Stellen</Switch>
        </div>
        <Picker />
      </Stack>
    </Card>
  );
}
