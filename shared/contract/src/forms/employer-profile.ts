import * as z from 'zod/mini';
import { isVatId, readVatId } from '../vat.ts';
import { orEmpty, postalCode, requiredTextField, shortText, tooLong } from './rules.ts';

/** Most characters of what an employer writes about itself. */
export const EMPLOYER_DESCRIPTION_MAX_LENGTH = 5_000;

const NAME_MAX_LENGTH = 200;
const LINK_MAX_LENGTH = 500;
const shortenBy = (max: number) => tooLong('Der Text', max);
const name = (missing: string) =>
  requiredTextField(NAME_MAX_LENGTH, missing, shortenBy(NAME_MAX_LENGTH));

/** What an employer says of itself. */
export const employerRules = {
  profile_name: name('Bitte geben Sie einen Namen ein.'),
  contact_name: name('Bitte nennen Sie eine Ansprechperson.'),
  profile_link: z
    .string()
    .check(
      z.trim(),
      z.maxLength(LINK_MAX_LENGTH, shortenBy(LINK_MAX_LENGTH)),
      z.regex(
        /^https?:\/\/[^\s.]+\.\S+$/i,
        'Bitte prüfen Sie die Internetadresse, zum Beispiel www.beispiel.de.',
      ),
    ),
  profile_description: shortText(
    EMPLOYER_DESCRIPTION_MAX_LENGTH,
    shortenBy(EMPLOYER_DESCRIPTION_MAX_LENGTH),
  ),
  street: name('Bitte geben Sie Straße und Hausnummer ein.'),
  vat_id: z
    .string()
    .check(
      z.overwrite(readVatId),
      z.maxLength(40),
      z.refine(isVatId, 'Bitte prüfen Sie die UID-Nummer, zum Beispiel ATU12345675.'),
    ),
  postal_code: postalCode(
    'Bitte geben Sie die Postleitzahl ein, zum Beispiel 50667, A-5020 oder CH-4051.',
  ),
};

const { profile_name, contact_name, profile_description, street, postal_code, vat_id } =
  employerRules;
const kind = z.enum(['private', 'company'], 'Bitte wählen Sie, für wen Sie suchen.');

/** The profile as it is typed; companies say more than private people. */
export function employerProfileForm(chosen: 'private' | 'company' | null) {
  if (chosen === null) return z.object({ kind });
  const shared = { kind, profileName: profile_name, profileDescription: profile_description };
  if (chosen === 'private') {
    return z.object({ ...shared, contactName: shortText(NAME_MAX_LENGTH) });
  }
  return z.object({
    ...shared,
    contactName: contact_name,
    profileLink: orEmpty(shortText(LINK_MAX_LENGTH, shortenBy(LINK_MAX_LENGTH))),
    street,
    postalCode: postal_code,
    vatId: orEmpty(vat_id),
    town: shortText(NAME_MAX_LENGTH),
  });
}
