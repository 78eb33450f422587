import { CONTRACT_KINDS, PAY_UNITS } from '@silverjobs/contract/constants';
import { CONTRACT_LABELS, currencyOf, PAY_UNIT_LABELS } from '@silverjobs/contract/pay';
import { Card, Field, Grid, NativeSelect, Stack, TextInput } from '@silverjobs/ui';
import type { FieldOf } from '@silverjobs/widgets/form';
import type { ReactNode } from 'react';
import { TermsHints } from './JobHints.tsx';
import type { JobForm } from './job-form.ts';

interface PayCardProps {
  form: JobForm;
  onChange: (part: Partial<JobForm>) => void;
  idOf: (field: FieldOf<JobForm>) => string;
  errorOf: (field: FieldOf<JobForm>) => string | undefined;
  /** Label of the workload that is chosen. */
  workLoad: string | null;
}

const UNITS = PAY_UNITS.map((value) => ({ value, label: PAY_UNIT_LABELS[value] }));
const CONTRACTS = CONTRACT_KINDS.map((value) => ({ value, label: CONTRACT_LABELS[value] }));

/** What is paid, for which unit, and under which contract (employers-35). */
export function PayCard({ form, onChange, idOf, errorOf, workLoad }: PayCardProps): ReactNode {
  const paid = form.payUnit !== '' && form.payUnit !== 'unpaid';
  const currency = currencyOf(form.postalCode) === 'CHF' ? 'Franken' : 'Euro';
  return (
    <Card as="section" title="Bezahlung und Vertrag">
      <Stack gap={5}>
        <Grid columns={2} gap={5}>
          <Field id={idOf('payUnit')} label="Bezahlung" optional>
            <NativeSelect
              placeholder="Keine Angabe"
              options={UNITS}
              value={form.payUnit}
              onChange={({ target }) => onChange({ payUnit: target.value })}
            />
          </Field>
          <Field id={idOf('contractKind')} label="Art des Vertrags" optional>
            <NativeSelect
              placeholder="Keine Angabe"
              options={CONTRACTS}
              value={form.contractKind}
              onChange={({ target }) => onChange({ contractKind: target.value })}
            />
          </Field>
        </Grid>
        {paid && (
          <Grid columns={2} gap={5}>
            <Field
              id={idOf('payFrom')}
              label={`Betrag in ${currency}`}
              hint="Zum Beispiel 16 oder 16,50"
              required
              error={errorOf('payFrom')}
            >
              <TextInput
                inputMode="decimal"
                value={form.payFrom}
                onChange={({ target }) => onChange({ payFrom: target.value })}
              />
            </Field>
            <Field
              id={idOf('payTo')}
              label={`Bis zu, in ${currency}`}
              hint="Nur, wenn Sie eine Spanne zahlen"
              optional
              error={errorOf('payTo')}
            >
              <TextInput
                inputMode="decimal"
                value={form.payTo}
                onChange={({ target }) => onChange({ payTo: target.value })}
              />
            </Field>
          </Grid>
        )}
        <TermsHints form={form} workLoad={workLoad} />
      </Stack>
    </Card>
  );
}
