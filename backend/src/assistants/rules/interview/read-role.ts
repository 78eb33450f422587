import { trimCharactersEnd } from '@silverjobs/contract';
import { capitalised } from '../../understanding/phrases.ts';
import { withCapitals } from '../cover-letter/german/nouns.ts';

/** The role without 'Ich möchte als … üben'. */
export function readRole(message: string): string | null {
  const role = message
    .replace(/[*_#`<>[\]|]/g, '')
    .split('\n')[0]
    ?.replace(
      /^(?:ich (?:möchte|will|übe) )?(?:gern )?(?:als|für|um)?\s*(?:die |eine |einen |den )?(?:stelle (?:als|für|im) )?/i,
      '',
    )
    .replace(/\s(?:üben|arbeiten)[.!]?$/i, '');
  const named = trimCharactersEnd(role ?? '', '.! ').trim();
  return /\p{L}{3}/u.test(named) ? capitalised(withCapitals(named.slice(0, 120))) : null;
}
