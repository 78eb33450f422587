/** What a message of a stranger may ask for that serious employers do not. */
export type ScamSign = 'identity' | 'bank' | 'fee' | 'messenger';

const ASKS: Readonly<Record<ScamSign, RegExp>> = {
  identity:
    /\b(personal|reise)?ausweis(e|es|kopien?|nummer|daten|fotos?)?\b|\breisep(a|ä)ss(e|es)?\b|\breisepass\w*|\bpersonalausweis\w*|\bperso\b|\bsteuer-?(id\w*|identifikationsnummer)|\bvideo-?ident\w*|\bpost-?ident\w*/iu,
  bank: /\biban\b|\bkonto(daten|nummer|verbindung)\b|\bbank(daten|verbindung|konto)\b|\bkreditkarten?\w*|\b(online-?banking|tan-?nummer|tans?)\b/iu,
  fee: /\bvorkasse\b|\b(gebühr|kaution|vorauszahlung|anzahlung|bearbeitungsgebühr|vermittlungsgebühr|schulungsgebühr|anmeldegebühr)(en)?\b|\bvorab (über)?(weisen|zahlen|bezahlen)\b|\bgutschein(karten|codes?)\b|\bbitcoins?\b|\bwestern union\b/iu,
  messenger: /\b(whats\s?app|telegram|signal|threema|viber|wechat|skype)\b/iu,
};

const SIGNS = Object.keys(ASKS) as readonly ScamSign[];

/** Words around them that turn 'signal' and the like into an everyday word. */
const EVERYDAY = /\b(ein|das|gutes|klares|akustisches?|starkes) signal\b|\bsignal(e|ton|en)\b/giu;

/** Finds what a message asks for that one should be careful with, each once. */
export function scamSigns(message: string): ScamSign[] {
  const text = message.normalize('NFKC').replace(EVERYDAY, ' ');
  return SIGNS.filter((sign) => ASKS[sign].test(text));
}

const WORDS: Readonly<Record<ScamSign, string>> = {
  identity: 'einen Ausweis',
  bank: 'Bankdaten',
  fee: 'Geld im Voraus',
  messenger: 'einen anderen Nachrichtendienst',
};

/** 'Bankdaten oder Geld im Voraus', for the hint beside the message. */
export function scamSignsText(signs: readonly ScamSign[]): string {
  const words = signs.map((sign) => WORDS[sign]);
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} oder ${last}` : last;
}
