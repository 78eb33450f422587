import type { EditedPicture } from '@silverjobs/contract';
import type { FieldOf } from '@silverjobs/widgets/form';
import type { JobForm } from './job-form.ts';
import type { JobChoices } from './useJobChoices.ts';

/** What the fields of a job are rendered from. */
export interface JobFieldsProps {
  form: JobForm;
  onChange: (part: Partial<JobForm>) => void;
  isPrivate: boolean;
  choices: JobChoices;
  /** The picture of the advertisement that is changed. */
  picture: EditedPicture | null;
  /** Said below the postal code. */
  placeHint: string;
  idOf: (field: FieldOf<JobForm>) => string;
  errorOf: (field: FieldOf<JobForm>) => string | undefined;
}
