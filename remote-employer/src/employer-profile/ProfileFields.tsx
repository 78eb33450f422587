import { EMPLOYER_DESCRIPTION_MAX_LENGTH } from '@silverjobs/contract/forms/employer-profile';
import { Card, Field, RadioGroup, Stack, TextArea, TextInput } from '@silverjobs/ui';
import type { ReactNode } from 'react';
import { AddressCard } from './AddressCard.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { ProfileFieldsProps } from './profile-fields-props.ts';

const KINDS = [
  {
    value: 'private',
    label: 'Privat, für meinen Haushalt oder meine Familie',
    hint: 'Anzeigen sind kostenlos. Von Ihnen ist weniger zu sehen als von einem Unternehmen.',
  },
  {
    value: 'company',
    label: 'Für ein Unternehmen, einen Verein oder eine Einrichtung',
    hint: 'Anzeigen kosten einmalig einen festen Preis, auf Rechnung.',
  },
] as const;

/** Why the kind stays as it is (employers-30). */
const FIXED = {
  running: 'Sie können das ändern, wenn keine Anzeige läuft oder pausiert ist.',
  booked: 'Es gibt Rechnungen an ein Unternehmen. Wenn Sie das ändern möchten, schreiben Sie uns.',
} as const;

/** The fields of the profile: few for private people, more for companies. */
export function ProfileFields(props: ProfileFieldsProps): ReactNode {
  const { form, client, onChange, idOf, errorOf } = props;
  const isCompany = form.kind === 'company';
  return (
    <>
      <Card as="section" aria-label="Art des Arbeitgebers">
        <RadioGroup
          id={idOf('kind')}
          label="Für wen suchen Sie?"
          options={KINDS}
          value={form.kind}
          hint={client.kind_fixed ? FIXED[client.kind_fixed] : undefined}
          error={errorOf('kind')}
          onChange={(kind) => onChange({ kind })}
        />
      </Card>
      {form.kind !== null && (
        <Card as="section" title={isCompany ? 'Ihr Haus' : 'Über Sie'}>
          <Stack gap={5}>
            <Field
              id={idOf('profileName')}
              label={isCompany ? 'Name des Unternehmens' : 'Name, der in Ihren Anzeigen steht'}
              hint={isCompany ? undefined : 'Zum Beispiel: Familie H. oder Familie Hartmann'}
              required
              error={errorOf('profileName')}
            >
              <TextInput
                autoComplete={isCompany ? 'organization' : 'off'}
                value={form.profileName}
                onChange={({ target }) => onChange({ profileName: target.value })}
              />
            </Field>
            <ContactFields {...props} />
            <Field
              id={idOf('profileDescription')}
              label={isCompany ? 'Beschreibung' : 'Ein paar Worte über Sie'}
              hint={
                isCompany
                  ? 'Was machen Sie, was ist bei Ihnen besonders, wer arbeitet bei Ihnen?'
                  : 'Zum Beispiel: Wir sind eine Familie mit zwei Kindern und einem Hund.'
              }
              optional
              error={errorOf('profileDescription')}
            >
              <TextArea
                rows={5}
                limit={EMPLOYER_DESCRIPTION_MAX_LENGTH}
                value={form.profileDescription}
                onChange={({ target }) => onChange({ profileDescription: target.value })}
              />
            </Field>
          </Stack>
        </Card>
      )}
      {isCompany && <CompanyCard {...props} />}
      {isCompany && <AddressCard {...props} />}
    </>
  );
}
