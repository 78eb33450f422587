import type { Rule } from './rule.ts';
import { ACCOUNT_RULES } from './rules-account.ts';
import { CONTACT_RULES } from './rules-contact.ts';
import { FEE_RULES } from './rules-fee.ts';

/** Every rule, the kinds in the order in which they are told. */
export const RULES: readonly Rule[] = [...FEE_RULES, ...ACCOUNT_RULES, ...CONTACT_RULES];
