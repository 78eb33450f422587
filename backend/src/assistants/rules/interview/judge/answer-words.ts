/** Answers of fewer words are short: about ten seconds of speaking. */
export const SHORT = 14;
/** Answers of more words are long: about two minutes of speaking. */
export const LONG = 220;

/** Something that once happened. */
export const EXAMPLE =
  /\b(zum beispiel|beispiel\w*|einmal|damals|als ich|neulich|letztes jahr|in einem fall|konkret|situation|z b)\b/;
/** How much or how many. */
export const NUMBER =
  /\d|\b(zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|vierzig|hundert|jahrzehnt\w*)\b/;
/** Age as a fault of one's own. */
export const OLD =
  /\b(zu alt|in meinem alter|trotz meines alters|nicht mehr so (schnell|fit|jung)|alte\w* (eisen|hase)|noch mithalten|die jungen (sind|konnen)|meine besten jahre|langsamer geworden)\b/;
/** What older people bring along. */
export const FUTURE_VALUE =
  /\b(erfahrung\w*|gelassen\w*|ruhe|ruhig|verlasslich\w*|zuverlassig\w*|lern\w*|neugierig|offen|flexibel|zeit|team\w*)\b/;
/** A time without work. */
export const GAP =
  /\b(?:lucke\w*|arbeitslos\w*|ohne arbeit|auszeit|pause|zu hause geblieben|meine (?:mutter|eltern|kinder) gepflegt|pflege meiner|meines mannes|meiner frau)\b/;
/** Being sorry for something. */
export const SORRY = /\b(?:leider|tut mir leid|muss ich zugeben|ich gebe zu|schame\w*|peinlich)\b/;
