import { foldText } from '@silverjobs/contract/fold-text';
import type { contractDeclarations } from '../../database/schema.ts';
import { namesContract } from '../contract-number.ts';
import type { Contract } from './find-contract.ts';

type Row = typeof contractDeclarations.$inferSelect;

/** Words that stand before a name and are none. */
const TITLES = new Set(['herr', 'herrn', 'frau', 'dr', 'prof']);

const wordsOf = (name: string) =>
  foldText(name)
    .loose.split(' ')
    .filter((word) => word && !TITLES.has(word));

/**
 * Whether a name is that of a person: the whole last name and a first name, in any order and spelling
 * of umlauts, and nothing else.
 */
function isNameOf(
  name: string,
  { firstName, lastName }: Pick<Contract, 'firstName' | 'lastName'>,
): boolean {
  const given = wordsOf(name);
  const [first, last] = [wordsOf(firstName), wordsOf(lastName)];
  return (
    last.length > 0 &&
    last.every((word) => given.includes(word)) &&
    first.some((word) => given.includes(word)) &&
    given.every((word) => first.includes(word) || last.includes(word))
  );
}

/**
 * Whether a declaration is surely the owner's: sent while signed in, confirmed by the link, or with
 * name, address and number of the contract. Name and address alone are known to every employer that
 * the person has written to (silverplus-43).
 */
export function isProven(declaration: Row, contract: Contract): boolean {
  const { senderUsersId, confirmedAt, name, email, contract: named } = declaration;
  if (confirmedAt !== null || senderUsersId === contract.usersId) return true;
  return (
    email === contract.email &&
    isNameOf(name, contract) &&
    namesContract(named, contract.subscription.number)
  );
}
