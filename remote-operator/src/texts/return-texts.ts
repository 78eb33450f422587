import type { OperatorUserDetail } from '@silverjobs/contract';

/** Why an address gets no mail, as one says it on the phone. */
export const RETURN_TEXTS: Readonly<Record<NonNullable<OperatorUserDetail['returned']>, string>> = {
  hard: 'Das Postfach gibt es nicht.',
  soft: 'Mehrere E-Mails wurden abgelehnt. Vielleicht ist das Postfach voll.',
  complaint: 'Eine E-Mail wurde als unerwünscht gemeldet.',
};
