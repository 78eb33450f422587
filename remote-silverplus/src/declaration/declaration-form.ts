import type {
  ContractCancellation,
  ContractWithdrawal,
  DeclarationReceipt,
  User,
} from '@silverjobs/contract';
import { cancellationForm } from '@silverjobs/contract/forms/declaration';
import { shownEmail } from '@silverjobs/contract/post-address';
import { DECLARATION_PROOF } from '@silverjobs/contract/withdrawal-instruction';

/** What becomes of a declaration, or what is missing, in words (silverplus-43). */
export function whatFollows({ state }: Pick<DeclarationReceipt, 'state'>): string {
  if (state === 'carried_out') {
    return 'Sie sind angemeldet: Wir führen die Erklärung sofort aus, es fehlt nichts mehr.';
  }
  if (state === 'no_contract') {
    return 'Zu Ihrem Konto gibt es keinen laufenden Vertrag: Es ändert sich deshalb nichts.';
  }
  return DECLARATION_PROOF;
}

/** What is typed. */
export interface DeclarationValues {
  name: string;
  email: string;
  contract: string;
  kind: 'ordinary' | 'extraordinary';
  reason: string;
  when: 'soon' | 'date';
  /** yyyy-mm-dd */
  day: string;
}

/** The form with what is known of a signed-in user. */
export function declarationValues(user: User | null): DeclarationValues {
  const contact = user?._candidate?.contact;
  const name = [contact?.first_name, contact?.last_name].filter(Boolean).join(' ');
  return {
    name: name || (user?._client?.contact_name ?? ''),
    email: shownEmail(user?.email),
    contract: '',
    kind: 'ordinary',
    reason: '',
    when: 'soon',
    day: '',
  };
}

/** Stored choices that exist. */
export const KNOWN_CHOICES = {
  kind: (kind: unknown) => kind === 'ordinary' || kind === 'extraordinary',
  when: (when: unknown) => when === 'soon' || when === 'date',
};

/** The rules of a cancellation: reason and day only where they are asked for. */
export function cancellationRules({ kind, when }: DeclarationValues) {
  return cancellationForm({ reason: kind === 'extraordinary', day: when === 'date' });
}

/** What is sent to withdraw. */
export function withdrawalOf({ name, email, contract }: DeclarationValues): ContractWithdrawal {
  const about = contract.trim();
  return { name: name.trim(), email: email.trim(), ...(about && { contract: about }) };
}

/** What is sent to cancel. */
export function cancellationOf(values: DeclarationValues): ContractCancellation {
  const who = {
    ...withdrawalOf(values),
    ...(values.when === 'date' && { end: values.day }),
  };
  return values.kind === 'ordinary'
    ? { ...who, kind: 'ordinary' }
    : { ...who, kind: 'extraordinary', reason: values.reason.trim() };
}
