import { z } from 'zod';
import { CONTRACT_DESCRIPTION_MAX_LENGTH, CONTRACT_REASON_MAX_LENGTH } from '../constants.ts';
import { email, filledText, milliseconds, text } from '../primitives.ts';

const declarant = {
  name: filledText(100),
  /** Where the confirmation goes; also finds the contract. */
  email,
  /** What the consumer calls the contract, for example its number. */
  contract: text(CONTRACT_DESCRIPTION_MAX_LENGTH).optional(),
};

const day = z.iso.date();

/** Ends a contract (§ 312k BGB), signed in or not. */
export const contractCancellation = z
  .discriminatedUnion('kind', [
    z.object({
      ...declarant,
      kind: z.literal('ordinary'),
      /** Wished last day; without it as soon as possible. */
      end: day.optional(),
    }),
    z.object({
      ...declarant,
      kind: z.literal('extraordinary'),
      reason: filledText(CONTRACT_REASON_MAX_LENGTH),
      end: day.optional(),
    }),
  ])
  .meta({ id: 'ContractCancellation' });

/** Withdraws from a contract (§ 356a BGB), signed in or not. */
export const contractWithdrawal = z.object(declarant).meta({ id: 'ContractWithdrawal' });

/** What the consumer keeps: the same whether or not there is such a contract. */
export const declarationReceipt = z
  .object({ reference: text(20), received_at: milliseconds })
  .meta({ id: 'DeclarationReceipt' });

export type ContractCancellation = z.input<typeof contractCancellation>;
export type ContractWithdrawal = z.input<typeof contractWithdrawal>;
export type DeclarationReceipt = z.output<typeof declarationReceipt>;
