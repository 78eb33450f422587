import type { LetterState } from '../letter-state.ts';
import { withStyle } from './revise-style.ts';
import type { Revision } from './revision.ts';

const ENCLOSES = /\b(?:lebenslauf|zeugnis\w*|anlage\w*|unterlagen)\b/;

/** 'Lebenslauf liegt bei', 'ohne Anlage'. */
export function reviseEnclosed(state: LetterState, folded: string): Revision | null {
  const named = ENCLOSES.exec(folded)?.[0];
  if (!named) return null;
  if (/\b(?:ohne|kein\w*|streich\w*|weg|raus|nicht)\b/.test(folded)) {
    return withStyle(state, { enclosed: [] }, 'Der Brief nennt jetzt keine Anlagen mehr.');
  }
  if (
    !/\b(?:mit|anlage\w*|liegt|liegen|bei|dazu|beilegen|beifuge|fuge|mitschick\w*|anhang)\b/.test(
      folded,
    )
  )
    return null;
  const items = [
    /lebenslauf/.test(folded) && 'Lebenslauf',
    /zeugnis/.test(folded) && 'Zeugnisse',
  ].filter((item) => typeof item === 'string') as string[];
  if (items.length === 0)
    return {
      kind: 'refused',
      why: 'Was soll beiliegen? Schreiben Sie zum Beispiel „Lebenslauf liegt bei“.',
    };
  const enclosed = [...new Set([...state.style.enclosed, ...items])];
  return withStyle(
    state,
    { enclosed },
    `Unter dem Brief steht jetzt: ${enclosed.join(' und ')}. Bitte legen Sie das auch bei.`,
  );
}
