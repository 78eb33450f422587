import type { Candidate } from '@silverjobs/contract';
import {
  findIdentifying,
  type IdentifyingKind,
  type KnownPerson,
} from '@silverjobs/contract/anonymity';
import { useUser } from '@silverjobs/shell';
import { Text, useAfterTyping } from '@silverjobs/ui';
import { type ReactNode, useMemo } from 'react';

const KINDS: Readonly<Record<IdentifyingKind, string>> = {
  name: 'ein Name',
  employer: 'der Name eines Arbeitgebers',
  phone: 'eine Telefonnummer',
  email: 'eine E-Mail-Adresse',
  street: 'eine Anschrift',
  link: 'ein Link',
};
/** Longer findings would hide what the sentence says. */
const SHOWN_LENGTH = 40;

function personOf({ contact, location, display }: Candidate): KnownPerson {
  return {
    first_name: contact.first_name,
    last_name: contact.last_name,
    street: location.street,
    postal_code: location.postal_code,
    employers: [display.last_employer.employer_name, display.previous_employer.employer_name],
  };
}

/**
 * Says as soon as one pauses what employers do not get to see of a text, because the short profile is
 * anonymous (employers-39). Nothing is refused.
 */
export function AnonymityHint({ text }: { text: string }): ReactNode {
  const candidate = useUser()?._candidate;
  const typed = useAfterTyping(text);
  const found = useMemo(
    () => (candidate ? findIdentifying(typed, personOf(candidate)) : []),
    [candidate, typed],
  );
  const parts = found
    .slice(0, 3)
    .map(({ kind, text: part }) => `„${part.slice(0, SHOWN_LENGTH)}“ (${KINDS[kind]})`);
  return (
    // Without a finding it takes no room, but stays, so that a finding is read out.
    <Text
      as="div"
      tone="quiet"
      role="status"
      className={parts.length === 0 ? 'sj-visually-hidden' : undefined}
    >
      {parts.length > 0 &&
        `Das sehen Arbeitgeber nicht: ${parts.join(', ')}. Ihr Kurzprofil ist anonym. Kontaktdaten senden Sie mit einer Nachricht.`}
    </Text>
  );
}
