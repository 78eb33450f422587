import { PASSWORD_MIN_LENGTH } from '@silverjobs/contract/constants';
import { Field, PasswordInput } from '@silverjobs/ui';

interface NewPasswordFieldProps {
  id: string;
  label: string;
  error: string | undefined;
}

/** The field in which a password is chosen; its name is `password`. */
export function NewPasswordField({ id, label, error }: NewPasswordFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      hint={`Mindestens ${PASSWORD_MIN_LENGTH} Zeichen. Ein kurzer Satz ist sicher und leicht zu merken.`}
      error={error}
      required
    >
      <PasswordInput name="password" autoComplete="new-password" />
    </Field>
  );
}
