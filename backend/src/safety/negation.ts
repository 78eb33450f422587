const NEGATED = /\b(?:nie|niemals|kein|keine|keinen|keiner|keinem|keinerlei|nicht|ohne|weder)\b/;
/** Words that sound like a negation and deny nothing of what is asked for. */
const SAYS_NOTHING =
  /\b(?:keine? (?:sorge|problem|angst|risiko|erfahrung|vorkenntnisse|schneballsystem|betrug)|ohne (?:risiko|erfahrung|vorkenntnisse|probleme|lebenslauf|vorstellungsgesprach|diese|den|die|das)|nicht (?:vergessen|erschrecken|wundern|zogern|anrufen|nur|hier|uber|auf diese|bei|aufhoren))\b/g;
const WITHOUT = /\bohne\b/;
const NOT = /\b(?:nicht|kein|keine|keinen)\b/;
/** 'Wenn jemand Vorkasse verlangt' warns of it. */
const WARNS =
  /\b(?:wenn|falls|sobald) (?:jemand|man|andere)\b|\b(?:betruger|betrugerinnen|unseriose \w+) (?:verlangen|fordern|fragen|bitten|wollen)\b|\bserios\w* (?:arbeitgeber|firmen|unternehmen) \w+ (?:nie|niemals|nicht)\b/;

/** 'Ohne Anzahlung geht es nicht' asks for it. */
function deniesTwice(said: string): boolean {
  const at = said.search(WITHOUT);
  return at >= 0 && NOT.test(said.slice(at));
}

/** Whether a clause, folded, denies what it names (safety-2). */
export function isDenial(clause: string): boolean {
  const said = clause.replace(SAYS_NOTHING, ' ');
  return NEGATED.test(said) && !deniesTwice(said);
}

/** Whether a sentence, folded, warns of something instead of asking for it (safety-2). */
export const warnsOfIt = (sentence: string): boolean => WARNS.test(sentence);
