import * as z from 'zod/mini';
import {
  APPLICATION_ADDRESS_MAX_LENGTH,
  applicationAddressProblem,
  readApplicationAddress,
} from '../application-address.ts';
import {
  JOB_PLACES_MAX,
  JOB_STREET_MAX_LENGTH,
  JOB_TEXT_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
  PICTURE_ALT_MAX_LENGTH,
} from '../constants.ts';
import { chosen, orEmpty, postalCode, requiredTextField, shortText, tooLong } from './rules.ts';

/** What an employer writes about a job. */
export const jobRules = {
  title: requiredTextField(
    JOB_TITLE_MAX_LENGTH,
    'Bitte geben Sie einen Titel ein.',
    tooLong('Der Titel', JOB_TITLE_MAX_LENGTH),
  ),
  description: requiredTextField(
    JOB_TEXT_MAX_LENGTH,
    'Bitte beschreiben Sie die Stelle.',
    tooLong('Die Beschreibung', JOB_TEXT_MAX_LENGTH),
  ),
  postal_code: postalCode(
    'Bitte geben Sie die Postleitzahl ein, zum Beispiel 50667, A-5020 oder CH-4051.',
  ),
  /** Street and number of the place of work; '' for none (employers-93). */
  street: shortText(JOB_STREET_MAX_LENGTH, tooLong('Die Straße', JOB_STREET_MAX_LENGTH)),
  /** A link or a mail address, where the employer takes applications itself (employers-87). */
  application_address: z.string().check(
    z.maxLength(APPLICATION_ADDRESS_MAX_LENGTH, 'Bitte kürzen Sie die Adresse.'),
    z.refine((typed) => applicationAddressProblem(typed) === null, {
      error: ({ input }) => applicationAddressProblem(String(input)) ?? '',
    }),
    z.overwrite(readApplicationAddress),
  ),
  /** What those read or hear who do not see the picture (employers-94). */
  picture_alt: requiredTextField(
    PICTURE_ALT_MAX_LENGTH,
    'Bitte beschreiben Sie das Bild in einem Satz.',
    tooLong('Die Beschreibung des Bildes', PICTURE_ALT_MAX_LENGTH),
  ),
};

/** Whether a typed number of places is one. */
const isPlaces = (typed: string) => {
  const number = Number(typed);
  return /^\d{1,3}$/.test(typed) && number >= 1 && number <= JOB_PLACES_MAX;
};

/** A job as it is typed. */
export const jobForm = z.object({
  positionId: z.int('Bitte wählen Sie die Tätigkeit.'),
  title: jobRules.title,
  description: jobRules.description,
  jobTypeId: chosen('Bitte wählen Sie den Stellentyp.'),
  workLoadId: chosen('Bitte wählen Sie die Arbeitszeit.'),
  postalCode: jobRules.postal_code,
  places: orEmpty(
    z
      .string()
      .check(
        z.trim(),
        z.refine(isPlaces, `Bitte geben Sie eine Zahl von 1 bis ${JOB_PLACES_MAX} ein.`),
      ),
  ),
  street: jobRules.street,
  applicationAddress: orEmpty(jobRules.application_address),
});
