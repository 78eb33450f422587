import { useApi } from '@silverjobs/api';
import { lookupQuery } from '@silverjobs/api/lookups';
import { employerForm } from '@silverjobs/contract/forms/profile';
import { Field, TextInput } from '@silverjobs/ui';
import { OptionField } from '@silverjobs/widgets/option-field';
import { useQuery } from '@tanstack/react-query';
import { EditDialog } from '../editing/EditDialog.tsx';
import type { EditorProps } from '../editing/ProfileCard.tsx';
import { type EmployerKind, employerChange, employerValues } from './employer-form.ts';

/** The employer before retirement, or now (profile-17). */
export function LastEmployerDialog(props: EditorProps) {
  return <EmployerDialog {...props} kind="last_employer" name="Letzter Arbeitgeber" />;
}

/** The employer before that (profile-17). */
export function PreviousEmployerDialog(props: EditorProps) {
  return <EmployerDialog {...props} kind="previous_employer" name="Vorheriger Arbeitgeber" />;
}

interface EmployerDialogProps extends EditorProps {
  kind: EmployerKind;
  name: string;
}

function EmployerDialog({ candidate, onClose, kind, name }: EmployerDialogProps) {
  const years = useQuery(lookupQuery(useApi(), 'employer_years'));
  const record = candidate.display[kind];
  return (
    <EditDialog
      title={`${name}: Angaben bearbeiten`}
      name={name}
      candidate={candidate}
      read={({ display }) => employerValues(display[kind])}
      rules={employerForm}
      toChange={(values) => employerChange(kind, values)}
      onClose={onClose}
    >
      {({ values, set, idOf, errorOf }) => (
        <>
          <Field
            id={idOf('employer_name')}
            label="Arbeitgeber"
            hint="Arbeitgeber sehen diesen Namen nicht in Ihrem Kurzprofil."
            optional
            error={errorOf('employer_name')}
          >
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={values.employer_name}
              onChange={({ target }) => set({ employer_name: target.value })}
            />
          </Field>
          <Field
            id={idOf('employer_department')}
            label="Abteilung"
            hint="Zum Beispiel: Empfang, Buchhaltung, Lager"
            optional
            error={errorOf('employer_department')}
          >
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={values.employer_department}
              onChange={({ target }) => set({ employer_department: target.value })}
            />
          </Field>
          <OptionField
            id={idOf('employer_years_id')}
            label="Jahre"
            hint="Wie lange waren Sie dort?"
            options={years}
            value={values.employer_years_id}
            current={{ value: String(record.employer_years_id), label: record.employer_years }}
            error={errorOf('employer_years_id')}
            onChange={(value) => set({ employer_years_id: value })}
          />
        </>
      )}
    </EditDialog>
  );
}
