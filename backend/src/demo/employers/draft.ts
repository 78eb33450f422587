/** What differs between employers; the labels follow from the ids. */
export interface EmployerDraft {
  kind: string;
  isPrivate: boolean;
  name: string;
  salutationId: number;
  contact: string;
  typeId: number;
  ageId: number | null;
  sizeId: number | null;
  subsectorId: number | null;
  link: string | null;
  description: string | null;
  street?: string | undefined;
  postalCode: string;
  vatId?: string | undefined;
}
