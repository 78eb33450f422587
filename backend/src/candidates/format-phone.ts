import { readPhone } from '@silverjobs/contract/typed-values';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A telephone number as all are shown (formats-27): '0221 4455667', from abroad '+43 1 234567'. What
 * is no number of a known plan stays as typed: whether somebody answers there is not ours to know.
 */
export function formatPhone(typed: string): string {
  const read = readPhone(typed);
  const number = parsePhoneNumberFromString(read, 'DE');
  if (!number?.isPossible()) return read;
  return number.countryCallingCode === '49'
    ? number.formatNational()
    : number.formatInternational();
}
