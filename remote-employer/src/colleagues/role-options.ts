import { EMPLOYER_ROLES, type EmployerRole } from '@silverjobs/contract/access';
import { EMPLOYER_ROLE_TEXTS } from '@silverjobs/contract/employer-role-texts';

interface RoleOption {
  value: EmployerRole;
  label: string;
  hint: string;
}

/** What the tasks mean where there are no invoices to look after. */
const HOUSEHOLD_HINTS: Partial<Record<EmployerRole, string>> = {
  owner: 'Darf alles: Anzeigen, Bewerbungen, Profil und wer mitarbeitet.',
  applications: 'Liest und beantwortet Bewerbungen und Nachrichten. Schaltet keine Anzeigen.',
};

/**
 * Tasks to choose from, each with what it means.
 * @param invoiced whether the employer gets invoices; private households do not
 */
export function roleOptions(invoiced: boolean): RoleOption[] {
  const all = EMPLOYER_ROLES.map((value) => ({ value, ...EMPLOYER_ROLE_TEXTS[value] }));
  if (invoiced) return all;
  return all
    .filter(({ value }) => value !== 'invoices')
    .map((option) => ({ ...option, hint: HOUSEHOLD_HINTS[option.value] ?? option.hint }));
}
