import * as z from 'zod/mini';
import { CONTRACT_DESCRIPTION_MAX_LENGTH, CONTRACT_REASON_MAX_LENGTH } from '../constants.ts';
import { email, requiredTextField, shortText } from './rules.ts';

const declarant = {
  name: requiredTextField(100, 'Bitte geben Sie Ihren Namen ein.'),
  /** Where the confirmation goes; also finds the contract. */
  email: email('Bitte geben Sie Ihre E-Mail-Adresse ein.'),
  /** What the consumer calls the contract, for example its number. */
  contract: shortText(CONTRACT_DESCRIPTION_MAX_LENGTH, 'Bitte beschreiben Sie den Vertrag kürzer.'),
};

/** Who withdraws from which contract, in the order of the form. */
export const withdrawalForm = z.object(declarant);

/** Why a contract ends for an important reason. */
export const cancellationReason = requiredTextField(
  CONTRACT_REASON_MAX_LENGTH,
  'Bitte nennen Sie Ihren Grund.',
  'Bitte kürzen Sie Ihren Grund auf 2.000 Zeichen.',
);

/** Requested last day, yyyy-mm-dd. */
export const cancellationDay = z.iso.date('Bitte geben Sie ein Datum ein.');

/** A cancellation: the reason and the day count only where they are asked for. */
export const cancellationForm = (asked: { reason: boolean; day: boolean }) =>
  z.object({
    ...declarant,
    ...(asked.reason && { reason: cancellationReason }),
    ...(asked.day && { day: cancellationDay }),
  });
