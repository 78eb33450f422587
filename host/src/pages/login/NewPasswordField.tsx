import { PASSWORD_MIN_LENGTH } from '@silverjobs/contract/constants';
import { Field, PasswordInput, type PasswordInputProps } from '@silverjobs/ui';

interface NewPasswordFieldProps {
  /** Id and problem of the field. */
  field: { id: string; error: string | undefined };
  /** Name, value and change. */
  input: Pick<PasswordInputProps, 'name' | 'value' | 'onChange'>;
  label: string;
}

/** The field in which a password is chosen. */
export function NewPasswordField({ field, input, label }: NewPasswordFieldProps) {
  return (
    <Field
      {...field}
      label={label}
      hint={`Mindestens ${PASSWORD_MIN_LENGTH} Zeichen, am besten ein Satz.`}
      required
    >
      <PasswordInput {...input} autoComplete="new-password" />
    </Field>
  );
}
