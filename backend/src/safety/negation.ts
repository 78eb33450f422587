/** A sentence as it is written, and its clauses folded. */
export type Sentence = {
  readonly raw: string;
  readonly clauses: readonly string[];
  readonly folded: string;
};

const NEGATED = /\b(?:nie|niemals|kein|keine|keinen|keiner|keinem|keinerlei|nicht|ohne|weder)\b/;
/** Words that sound like a negation and deny nothing of what is asked for. */
const SAYS_NOTHING =
  /\b(?:keine? (?:sorge|problem|angst|risiko|erfahrung|vorkenntnisse)|ohne (?:risiko|erfahrung|vorkenntnisse|probleme|lebenslauf|vorstellungsgesprach)|nicht (?:vergessen|erschrecken|wundern|zogern|anrufen|nur|hier))\b/g;
const WITHOUT = /\bohne\b/;
const NOT = /\b(?:nicht|kein|keine|keinen)\b/;
/** 'Wenn jemand Vorkasse verlangt' warns of it. */
const WARNS =
  /\b(?:wenn|falls|sobald) (?:jemand|man|andere)\b|\b(?:betruger|betrugerinnen|unseriose \w+) (?:verlangen|fordern|fragen|bitten|wollen)\b|\bserios\w* (?:arbeitgeber|firmen|unternehmen) \w+ (?:nie|niemals|nicht)\b/;

/** 'Keine Vorkasse, Kaution': what is as short as this goes on with what stands before it. */
const GOES_ON_WORDS = 4;
const BEGINS_ANEW = /^(?:aber|sondern|bitte)\b/;

/** 'Ohne Anzahlung geht es nicht' asks for it. */
function deniesTwice(said: string): boolean {
  const at = said.search(WITHOUT);
  return at >= 0 && NOT.test(said.slice(at));
}

function denies(clause: string): boolean {
  const said = clause.replace(SAYS_NOTHING, ' ');
  return NEGATED.test(said) && !deniesTwice(said);
}

/** Whether a sentence warns of something instead of asking for it (safety-2). */
export function warnsOfIt({ folded }: Sentence): boolean {
  return WARNS.test(folded);
}

/** Whether each clause that names something denies it: 'Wir verlangen nie Vorkasse' (safety-2). */
export function deniesIt({ clauses }: Sentence, named: RegExp): boolean {
  let isDenied = false;
  for (const clause of clauses) {
    const goesOn = clause.split(' ').length <= GOES_ON_WORDS && !BEGINS_ANEW.test(clause);
    isDenied = denies(clause) || (isDenied && goesOn);
    if (named.test(clause) && !isDenied) return false;
  }
  return true;
}
