import { countryOf } from '@silverjobs/contract/countries';
import { readPhone } from '@silverjobs/contract/typed-values';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A telephone number as all are shown (formats-27): '0221 4455667', from abroad '+43 1 234567'; without
 * a prefix it is one of the country where who wrote it lives. What
 * is no number of a known plan stays as typed: whether somebody answers there is not ours to know.
 * @param postalCode of who wrote it
 */
export function formatPhone(typed: string, postalCode?: string | null): string {
  const read = readPhone(typed);
  const number = parsePhoneNumberFromString(read, countryOf(postalCode).code);
  if (!number?.isPossible()) return read;
  return number.countryCallingCode === '49'
    ? number.formatNational()
    : number.formatInternational();
}
