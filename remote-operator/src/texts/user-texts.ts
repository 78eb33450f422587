import type { OperatorUser } from '@silverjobs/contract';

export const ROLES: Readonly<Record<OperatorUser['role'], string>> = {
  candidate: 'Stellensuche',
  client: 'Arbeitgeber',
  operator: 'Betrieb',
};
