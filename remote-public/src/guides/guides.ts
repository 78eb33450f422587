import type { GuideText } from './guide-text.ts';
import { applyingGuides } from './texts/applying.ts';
import { moneyGuides } from './texts/money.ts';

/** The articles of the guide by subject, in their order. */
export const GUIDE_GROUPS: readonly { title: string; guides: readonly GuideText[] }[] = [
  { title: 'Geld, Rente und Steuern', guides: moneyGuides },
  { title: 'Suchen und bewerben', guides: applyingGuides },
];

/** Every article. */
export const GUIDES: readonly GuideText[] = GUIDE_GROUPS.flatMap(({ guides }) => guides);
