import type { Candidate } from '@silverjobs/contract';
import { NO_ID, ONLY_ID, YES_ID } from '@silverjobs/contract/constants';
import { readableEmail } from '@silverjobs/contract/readable-host';
import { fact, type ProfileFact } from './fact.ts';
import { languagesText } from './languages.ts';
import { timesText } from './work-times.ts';

const yesNo = (id: number | null) =>
  id === YES_ID ? 'Ja' : id === NO_ID ? 'Nein' : id === ONLY_ID ? 'Nur ehrenamtlich' : null;

const HOMEOFFICE = new Map([
  [NO_ID, 'Nein'],
  [ONLY_ID, 'Nur Homeoffice'],
]);

/** Name and ways to reach the candidate. */
export function contactFacts({ contact }: Candidate): ProfileFact[] {
  return [
    fact('Anrede', contact._salutation?.label ?? null, 'Ihre Anrede'),
    fact('Vorname', contact.first_name, 'Ihren Vornamen'),
    fact('Nachname', contact.last_name, 'Ihren Nachnamen'),
    fact('Telefon', contact.phone, 'Ihre Telefonnummer'),
    fact('E-Mail', readableEmail(contact.email), 'Ihre E-Mail-Adresse'),
  ];
}

/** Wishes for the work, and languages. Homeoffice is 'Nein' for 2 only (profile-13). */
export function traitFacts({ preferences, additional }: Candidate): ProfileFact[] {
  return [
    fact('Arbeitszeit', preferences.work_load, 'Ihre gewünschte Arbeitszeit'),
    fact('Auch ehrenamtlich', yesNo(preferences.work_honorary_id), 'Ihre Angabe zum Ehrenamt'),
    fact('Arbeitszeiten', timesText(preferences.work_times) ?? 'Zu jeder Zeit', 'Ihre Zeiten'),
    fact('Sprachen', languagesText(additional), 'Ihre Sprachen'),
    fact(
      'Auch reines Homeoffice',
      HOMEOFFICE.get(preferences.work_fully_remote_id ?? YES_ID) ?? 'Ja',
      'Ihre Angabe zum Homeoffice',
    ),
  ];
}
