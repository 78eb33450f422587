import { z } from 'zod';
import { cancellationDay, cancellationReason, withdrawalForm } from '../forms/declaration.ts';
import { milliseconds, text } from '../primitives.ts';

const { name, email, contract } = withdrawalForm.shape;
const declarant = { name, email, contract: z.optional(contract) };
/** Requested last day; without it as soon as possible. */
const end = z.optional(cancellationDay);

/** Ends a contract (§ 312k BGB), signed in or not. */
export const contractCancellation = z
  .discriminatedUnion('kind', [
    z.object({
      ...declarant,
      kind: z.literal('ordinary'),
      end,
    }),
    z.object({
      ...declarant,
      kind: z.literal('extraordinary'),
      reason: cancellationReason,
      end,
    }),
  ])
  .meta({ id: 'ContractCancellation' });

/** Withdraws from a contract (§ 356a BGB), signed in or not. */
export const contractWithdrawal = z.object(declarant).meta({ id: 'ContractWithdrawal' });

/** What the consumer keeps: to who is not signed in the same whether or not there is such a contract. */
export const declarationReceipt = z
  .object({
    reference: text(20),
    received_at: milliseconds,
    /** What becomes of it, to the signed-in owner of the contract or of the given address alone; ours. */
    state: z.enum(['carried_out', 'no_contract']).optional(),
  })
  .meta({ id: 'DeclarationReceipt' });

/** The secret of the link that was mailed to the contract's mailbox. */
export const declarationLink = z.object({ token: text(200) }).meta({ id: 'DeclarationLink' });

/** What the link has confirmed. */
export const declarationConfirmed = z
  .object({
    kind: z.enum(['ordinary', 'extraordinary', 'withdrawal']),
    reference: text(20),
    received_at: milliseconds,
  })
  .meta({ id: 'DeclarationConfirmed' });

export type ContractCancellation = z.input<typeof contractCancellation>;
export type ContractWithdrawal = z.input<typeof contractWithdrawal>;
export type DeclarationConfirmed = z.output<typeof declarationConfirmed>;
export type DeclarationReceipt = z.output<typeof declarationReceipt>;
