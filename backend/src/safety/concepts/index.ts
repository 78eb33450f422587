import { ACTS } from './acts.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { CONTACT } from './contact.ts';
import { GAIN } from './gain.ts';
import { GOODS } from './goods.ts';
import { IDENTITY } from './identity.ts';
import { MONEY } from './money.ts';

/**
 * What the rules speak of (safety-1): things, acts, and circumstances that make them ordinary. Terms
 * are written as makeVocabulary reads them.
 */
export const CONCEPTS = {
  ...CIRCUMSTANCES,
  ...ACTS,
  ...MONEY,
  ...IDENTITY,
  ...GOODS,
  ...CONTACT,
  ...GAIN,
};

export type Concept = keyof typeof CONCEPTS;
