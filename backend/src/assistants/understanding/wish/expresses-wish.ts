import { phrases, says, toHeard } from '../phrases/phrases.ts';

/** From here on a long message says what is wanted. */
export const STRONG_WISH = phrases(`
  suche; such; möchte ~ begleiten|betreuen|unterrichten|fahren|kochen|vorlesen|arbeiten|machen|tun|helfen|arbeit|stelle|job|etwas|was|als|im|in|am|mit|gern*; würde ~ gern*; würd ~ gern*; hätte ~ gern*; könnte mir ~ vorstellen; will ~ arbeiten|machen|was|etwas|als; lieber ~ ; am liebsten ~ als|im|in|am|mit|was|etwas; wünsche mir; wäre schön|was|fein; wär schön|was|fein
`);

/** Whether somebody says that work is wanted, whatever it is. */
export const expressesWish = (message: string): boolean => says(toHeard(message), STRONG_WISH);
