import type { Rule } from './rule.ts';

const WE_PAY =
  /\bwir (?:ubernehmen|tragen|zahlen|uberweisen|bezahlen|erstatten)\b|\b(?:ubernehmen|tragen|zahlen|uberweisen|bezahlen|erstatten) wir\b/;
const DUTIES =
  /\b(?:verbuch\w*|buchung\w*|kassier\w*|entgegen\w*|mieter\w*|vermietung\w*|gaste\w*|kunden\w*|wir (?:ubernehmen|tragen)|(?:ubernehmen|tragen) wir)\b/;

/** Money in advance, and a trade licence for money. */
export const FEE_RULES: readonly Rule[] = [
  {
    kind: 'fee',
    all: [
      /\b(?:vorkasse|vorauszahlung\w*|anzahlung\w*|kaution\w*|schutzgebuhr\w*|(?:bearbeitungs|vermittlungs|schulungs|anmelde|aufnahme|registrierungs|bewerbungs|verwaltungs|reservierungs|start)gebuhr\w*)\b/,
    ],
    harmless: DUTIES,
  },
  {
    kind: 'fee',
    all: [
      /\b(?:vorab|im voraus|vorher|zuerst|zunachst|vorstrecken)\b/,
      /\b(?:ue?berweis\w*|bezahl\w*|zahlen|zahlung|einzahl\w*|vorstrecken)\b/,
    ],
    harmless: WE_PAY,
  },
  {
    kind: 'fee',
    all: [
      /\b(?:schulung\w*|start\w*paket\w*|starterpaket\w*|unterlagen|material\w*|zertifikat\w*|infopaket\w*|software|arbeitskleidung|ausrustung)\b/,
      /\b(?:kosten sie|fur (?:nur )?\d+ euro|selbst bezahlen|zahlen sie|ue?berweisen sie|auf ihre kosten|gegen gebuhr)\b/,
    ],
    harmless: WE_PAY,
  },
  {
    kind: 'fee',
    all: [
      /\b(?:gutscheinkarte\w*|gutscheincode\w*|geschenkkarte\w*|guthabenkarte\w*|paysafe\w*|(?:google play|steam|apple|amazon|itunes) (?:karte\w*|gutschein\w*|guthaben\w*))\b/,
      /\b(?:kauf\w*|besorg\w*|code\w*|schick\w*|send\w*)\b/,
    ],
  },
  { kind: 'fee', all: [/\b(?:western union|moneygram)\b/] },
  {
    kind: 'fee',
    all: [
      /\bgebuhr\w*\b/,
      /\b(?:zahlen sie|ue?berweisen sie|bezahlen sie|fallig|einmalig\w*|vor arbeitsbeginn|vor beginn)\b/,
    ],
    harmless: WE_PAY,
  },
  {
    kind: 'trade_licence',
    all: [
      /\b(?:gewerbeschein\w*|gewerbeanmeldung\w*|gewerbe anmelden)\b/,
      /\b(?:gebuhr\w*|kosten\w*|kaufen|bezahl\w*|zahlen|euro|eur|ue?berweis\w*)\b/,
    ],
    harmless:
      /\b(?:pro stunde|stundenlohn|die stunde|wir (?:ubernehmen|tragen)|(?:ubernehmen|tragen) wir)\b/,
  },
];
