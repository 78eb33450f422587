import type { EmployerProfile } from '@silverjobs/contract';
import type { FieldOf } from '@silverjobs/widgets/form';
import type { ProfileForm } from './profile-form.ts';

/** What every part of the form gets. */
export interface ProfileFieldsProps {
  form: ProfileForm;
  /** What is stored: labels can be read before the lists are there. */
  client: EmployerProfile;
  onChange: (part: Partial<ProfileForm>) => void;
  /** Said above the postal code. */
  placeHint: string;
  idOf: (field: FieldOf<ProfileForm>) => string;
  errorOf: (field: FieldOf<ProfileForm>) => string | undefined;
}
