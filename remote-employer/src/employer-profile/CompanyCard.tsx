import { useApi } from '@silverjobs/api';
import { type LookupName, lookupQuery, sectorQuery, subsectorQuery } from '@silverjobs/api/lookups';
import { Card, Field, Grid, Stack, TextInput } from '@silverjobs/ui';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ProfileFieldsProps } from './profile-fields-props.ts';

interface ChoiceProps {
  id: string;
  label: string;
  list: LookupName;
  value: string;
  current: string | null;
  onChange: (value: string) => void;
}

function Choice({ list, current, value, ...field }: ChoiceProps) {
  const options = useQuery(lookupQuery(useApi(), list));
  return (
    <OptionField {...field} value={value} options={options} current={{ value, label: current }} />
  );
}

/** Facts of a company; candidates see those that are filled in. */
export function CompanyCard(props: ProfileFieldsProps): ReactNode {
  const { form, client, onChange, idOf, errorOf } = props;
  const api = useApi();
  const sectors = useQuery(sectorQuery(api));
  const sectorId = form.sectorId === '' ? null : Number(form.sectorId);
  const subsectors = useQuery(subsectorQuery(api, sectorId));
  const { _shown: shown } = client;
  return (
    <Card as="section" title="Zahlen und Branche">
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          <Choice
            id={idOf('employerTypeId')}
            label="Art"
            list="employer_type"
            value={form.employerTypeId}
            current={shown.employer_type_label}
            onChange={(employerTypeId) => onChange({ employerTypeId })}
          />
          <Choice
            id={idOf('companySizeId')}
            label="Größe"
            list="company_size"
            value={form.companySizeId}
            current={shown.company_size_label}
            onChange={(companySizeId) => onChange({ companySizeId })}
          />
          <OptionField
            id={idOf('sectorId')}
            label="Branche"
            options={sectors}
            value={form.sectorId}
            onChange={(next) => onChange({ sectorId: next, subsectorId: '' })}
          />
          <OptionField
            id={idOf('subsectorId')}
            label="Teilbranche"
            hint={sectorId === null ? 'Bitte wählen Sie zuerst die Branche.' : undefined}
            disabled={sectorId === null}
            options={subsectors}
            value={form.subsectorId}
            current={{ value: form.subsectorId, label: shown.subsector_label }}
            onChange={(subsectorId) => onChange({ subsectorId })}
          />
          <Choice
            id={idOf('profileAgeId')}
            label="Unternehmen besteht seit"
            list="profile_age"
            value={form.profileAgeId}
            current={shown.profile_age_label}
            onChange={(profileAgeId) => onChange({ profileAgeId })}
          />
        </Grid>
        <Field
          id={idOf('profileLink')}
          label="Internetseite"
          hint="Zum Beispiel www.beispiel.de"
          optional
          error={errorOf('profileLink')}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="url"
            value={form.profileLink}
            onChange={({ target }) => onChange({ profileLink: target.value })}
          />
        </Field>
      </Stack>
    </Card>
  );
}
