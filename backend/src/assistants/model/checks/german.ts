const set = (words: string) => new Set(words.split(' '));

const GERMAN = set(
  'der die das den dem des und oder aber ist sind war sie ich nicht kein keine ein eine einen einem einer mit für auf im in am an zu zum zur von vom es wir ihnen ihre ihren ihrem ihr haben hat habe kann können könnte möchten möchte was wie wo wann auch wenn noch nur bitte gern gerne als bei nach aus über unter um dass so sich mir mich mein meine werden wird dann hier dazu davon diese dieser dieses danke guten tag stelle stellen stunden jetzt mehr welche',
);
const OTHERS = [
  set(
    'the and you are is of to with for this that your have can would what we it be on will not my do as at from',
  ),
  set('le la les des est vous et pour une dans que je ne pas avec sur votre nous de du au en'),
  set('el los las que para una con usted es por su de del en un no lo como y'),
  set('il lo gli che per una con di del è non un sono le da in si lei e'),
  set('het een van niet voor zijn met op u wij de en ik dat te is aan hebben kunt'),
];

const share = (words: readonly string[], known: ReadonlySet<string>) =>
  words.filter((word) => known.has(word)).length / words.length;

/** Fewer words than this say too little about their language. */
const WORDS_MIN = 6;

function isGermanPart(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  if (foreign * 10 > letters) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < WORDS_MIN) return true;
  const german = share(words, GERMAN);
  return german >= 0.12 && OTHERS.every((other) => share(words, other) < german);
}

/**
 * A cheap look at small words: whether a text is German.
 * @param isWhole a letter has parts without small words, such as the sender
 */
export function isGerman(text: string, isWhole = false): boolean {
  if (isWhole) return isGermanPart(text);
  const parts = text.split(/\n\s*\n/).filter((part) => !/^\s*(?:[-*\d]|#)/.test(part));
  return isGermanPart(text) && parts.every(isGermanPart);
}
