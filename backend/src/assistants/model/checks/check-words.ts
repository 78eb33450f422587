import { RefusedAnswer } from '../failure.ts';
import { isGerman } from './german.ts';
import { figuresIn, type Known, linksIn, mailsIn, phonesIn } from './known.ts';

/** Longest answer without a letter, in characters. */
const TEXT_MAX = 4_000;
const LETTER_MAX = 6_000;

const CLAIMS_HUMAN =
  /\bich bin (?:wirklich |tatsächlich |doch |auch |natürlich )?(?:nur )?(?:(?:ein|eine) (?:echter? |echtes? |richtiger? |wirklicher? )?(?:mensch|person|mann|frau|mitarbeiter(?:in)?|berater(?:in)? aus)|kein(?:e)? (?:ki\b|k\.i\.|künstliche|computer|programm|maschine|bot\b|roboter|sprachmodell))|\bals (?:echter )?mensch (?:kann|weiß|verstehe|antworte) ich/i;
/** Such words are answered before the model is asked; from it they come unasked. */
const DISTRESS =
  /suizid|selbstmord|selbsttötung|umbringen|umzubringen|das leben nehmen|lebensmüde|nicht mehr leben|selbst(?:verletz|schädig)|überdosis/i;
/** Promises on a single case that nobody here may make (assistants-24). */
const ADVICE =
  /§\s?\d|\b(?:sie haben (?:einen )?anspruch auf|ihnen steh(?:t|en)\b[^.]{0,60}\bzu\b|sie müssen (?:keine )?steuern|ihre rente wird|nehmen sie (?:täglich|zweimal|dreimal)|setzen sie (?:ihr|das) (?:medikament|mittel))/i;
/** What to take, to leave off or to do about an illness is for doctors. */
const MEDICAL: readonly RegExp[] = [
  /\b(?:setzen|lassen) sie (?:ihre|das|die) (?:medikamente?|tabletten|mittel|therapie)\b/,
  /\b(?:medikamente?|tabletten|mittel|dosis) (?:absetzen|weglassen|erhöhen|verringern|einnehmen)\b/,
  /\bsie (?:haben|leiden an) (?:wohl |wahrscheinlich |sicher )?(?:eine? )?(?:depression|burnout|demenz|arthrose|diabetes|herz|entzündung|bandscheibe)/,
  /\bgegen (?:ihre |die )?(?:[a-zäöüß]{0,20}schmerzen|depression|schlaflosigkeit) (?:hilft|helfen|nehmen)\b/,
];
/** Nobody here judges an age or somebody's chances. */
const AGE_AND_CHANCES =
  /\b(?:in|für|trotz|wegen) (?:ihrem|ihr|ihres) (?:hohen? |fortgeschrittenen? )?alters?\b|\b(?:zu|schon|noch so) (?:alt|betagt)\b|\bin die jahre gekommen\b|\bnicht mehr (?:der|die) jüngste\b|\b(?:ihre|die) (?:chancen|aussichten) (?:sind|stehen)\b|\b(?:gute|beste|sehr gute|schlechte|geringe|keine|kaum|hohe) (?:chancen?|aussichten)\b|\bfür (?:ältere|senioren|rentner|alte) (?:menschen |leute )?(?:ist es )?(?:schwer|schwierig|kaum möglich|ungeeignet)\b/;
/** What nobody can promise. */
const PROMISE =
  /\b(?:ich|wir) (?:garantier\w+|versprech\w*|versicher\w* ihnen|sorge\w* dafür)\b|\bgarantiert\b|\bversprochen\b|\bsie (?:bekommen|kriegen|erhalten) (?:die|diese|den|diesen|auf jeden fall|ganz sicher|bestimmt|sicher) (?:stelle|job|arbeit|zusage|eine zusage|einen job|eine stelle)\b|\b(?:werden|wird) (?:sie )?(?:bestimmt|sicher|garantiert|auf jeden fall|ganz sicher) (?:genommen|eingestellt|zusagen|klappen)\b|\b(?:ich|wir) (?:habe|haben) (?:sie|ihre bewerbung) (?:dort |schon |bereits ){0,3}(?:angemeldet|beworben|abgeschickt|vorgestellt)\b/;
const FOREIGN_FORM = /<\/?\s*(?:daten|script|iframe|img|system)\b|<\|/i;

const flat = (text: string) => text.toLowerCase().replace(/[\s*_`]+/g, ' ');

function refuse(reason: string): never {
  throw new RefusedAnswer(`The language model ${reason}.`);
}

function checkOutward(text: string, known: Known): void {
  if (phonesIn(text).some((phone) => !known.phones.has(phone))) refuse('gives a telephone number');
  if (mailsIn(text).some((mail) => !known.text.includes(mail))) refuse('gives an e-mail address');
  const isOurs = (link: string) => link.startsWith('/') || link.startsWith(`${known.publicUrl}/`);
  const isKnown = (link: string) => isOurs(link) || known.text.includes(link.toLowerCase());
  if (!linksIn(text).every(isKnown)) refuse('leads out of the product');
}

/**
 * Whether words of a model may be shown: German, of our form, nothing that nobody told it.
 * @param prompt what it was told to do, which it must not repeat
 * @throws RefusedAnswer when not
 */
export function checkWords(text: string, known: Known, prompt: string, isLetter = false): void {
  if (text.trim() === '') refuse('says nothing');
  if (text.length > (isLetter ? LETTER_MAX : TEXT_MAX)) refuse('says too much');
  if (FOREIGN_FORM.test(text)) refuse('writes marks of the request');
  if (!isGerman(text, isLetter)) refuse('speaks another language');
  const said = flat(text);
  const sentences = flat(prompt).split(/(?<=[.!?:])\s/);
  if (sentences.some((sentence) => sentence.length > 40 && said.includes(sentence.trim())))
    refuse('repeats its instructions');
  if (CLAIMS_HUMAN.test(said)) refuse('claims to be human');
  if (DISTRESS.test(said)) refuse('speaks of what others are asked for');
  const [advice] = ADVICE.exec(said) ?? [];
  if (advice && !known.text.includes(advice)) refuse('gives advice on a single case');
  const unfounded = (pattern: RegExp) => {
    const [found] = pattern.exec(said) ?? [];
    return found !== undefined && !flat(known.text).includes(found);
  };
  if (MEDICAL.some(unfounded)) refuse('gives medical advice');
  if (!isLetter && unfounded(AGE_AND_CHANCES)) refuse('judges age or chances');
  if (unfounded(PROMISE)) refuse('promises what nobody can');
  checkOutward(text, known);
  if (figuresIn(text).some((figure) => !known.figures.has(figure))) refuse('makes up a figure');
}
