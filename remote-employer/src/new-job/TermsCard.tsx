import { Card, Field, GivenText, Grid, Stack, TextInput } from '@silverjobs/ui';
import { OptionField } from '@silverjobs/widgets/option-field';
import { PostalCodeField } from '../postal-code/PostalCodeField.tsx';
import type { JobFieldsProps } from './job-fields-props.ts';

/** How much work it is, and where. */
export function TermsCard(props: JobFieldsProps) {
  const { form, onChange, isPrivate, choices, placeHint, idOf, errorOf } = props;
  return (
    <Card as="section" title="Umfang und Ort">
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          <OptionField
            id={idOf('jobTypeId')}
            label="Stellentyp"
            required
            options={choices.jobType}
            value={form.jobTypeId}
            error={errorOf('jobTypeId')}
            onChange={(jobTypeId) => onChange({ jobTypeId })}
          />
          <OptionField
            id={idOf('workLoadId')}
            label={
              <GivenText
                lang="de"
                plain="Wie viele Stunden in der Woche mindestens?"
                given="Mindestens benötigtes Arbeitspensum"
              />
            }
            required
            options={choices.workLoad}
            value={form.workLoadId}
            error={errorOf('workLoadId')}
            onChange={(workLoadId) => onChange({ workLoadId })}
          />
          {!isPrivate && (
            <OptionField
              id={idOf('homeofficeId')}
              label="Homeoffice"
              required
              options={choices.homeoffice}
              value={form.homeofficeId}
              onChange={(homeofficeId) => onChange({ homeofficeId })}
            />
          )}
        </Grid>
        <Grid columns={2} gap={5}>
          <PostalCodeField
            id={idOf('postalCode')}
            label="Postleitzahl des Einsatzortes"
            value={form.postalCode}
            placeHint={placeHint}
            error={errorOf('postalCode')}
            onChange={(postalCode) => onChange({ postalCode })}
          />
          <OptionField
            id={idOf('radius')}
            label="Wie weit entfernt darf jemand wohnen?"
            hint="Ohne Angabe zählt nur, wie weit jemand fahren möchte."
            options={choices.radius}
            value={form.radius}
            onChange={(radius) => onChange({ radius })}
          />
        </Grid>
        {!isPrivate && (
          <Field
            id={idOf('street')}
            label="Straße und Hausnummer des Einsatzortes"
            hint="Alle können sie in der Anzeige lesen."
            optional
            error={errorOf('street')}
          >
            <TextInput
              autoComplete="off"
              value={form.street}
              onChange={({ target }) => onChange({ street: target.value })}
            />
          </Field>
        )}
      </Stack>
    </Card>
  );
}
