import type { Rule } from './rule.ts';

/** Papers and numbers that are asked for when somebody is really employed. */
const WITH_CONTRACT =
  /\b(?:arbeitsvertrag\w*|vertrags(?:abschluss|unterschrift|schluss)|lohnabrechnung|gehaltsabrechnung|personalbogen|ersten (?:arbeits)?tag|nach der einstellung|nach (?:ihrer|der) unterschrift|kunden\w*)\b/;

/** Identity papers, bank data, accounts that are lent, parcels, crypto money. */
export const ACCOUNT_RULES: readonly Rule[] = [
  {
    kind: 'identity',
    all: [
      /\b(?:ausweis(?:e|es|kopien?|nummer|daten|fotos?)?|personalausweis\w*|reisepass\w*|perso|fuhrerschein\w*|steuer ?id\w*|steueridentifikationsnummer|steuer identifikationsnummer|selfie|sozialversicherungsnummer|geburtsurkunde)\b/,
      /\b(?:kopien?|foto\w*|abfotografier\w*|scan\w*|bild\w*|schick\w*|send\w*|zusend\w*|ubermitt\w*|hochlad\w*|laden sie|lautet|nennen|mailen|ausweis(?:kopien?|nummer|fotos?)|brauchen wir|benotigen wir)\b/,
    ],
    harmless:
      /\b(?:mitbring\w*|bringen sie|bringt|mitzubringen|vor ort|ersten (?:arbeits)?tag|(?:zum|beim) (?:vorstellungs)?gesprach|einsicht|vorzeigen|vorlegen|arbeitsvertrag\w*|vertragsabschluss|nach der einstellung|personalbogen|sie (?:kontrollieren|prufen|stellen|geben|scannen|nehmen)|besucher\w*|mitglieder\w*)\b/,
  },
  { kind: 'identity', all: [/\b(?:video|post) ?ident\w*\b/], harmless: /\bkunden\w*\b/ },
  {
    kind: 'bank',
    all: [
      /\b(?:iban|konto(?:daten|nummer|verbindung)|bank(?:daten|verbindung)|kreditkarte\w*|online ?banking\w*|tans?|tan ?nummern?|pin)\b/,
      /\b(?:schick\w*|send\w*|nennen|nenne|teilen|mitteil\w*|angeben|geben sie|benotig\w*|brauch\w*|lautet|wie ist|ubermitt\w*|mailen|zugangsdaten)\b/,
    ],
    harmless: WITH_CONTRACT,
  },
  {
    kind: 'account',
    all: [/\b(?:finanzagent\w*|zahlungsagent\w*|geldkurier\w*|transaktionsmanager\w*)\b/],
  },
  {
    kind: 'account',
    all: [
      /\b(?:konto|bankkonto|girokonto|privatkonto)\b/,
      /\b(?:zur verfugung|weiterleit\w*|weiterzuleit\w*|weiteruberweis\w*|weiter|testen sie|sie testen|eroffnen sie|sie eroffnen|auf ihren namen|verleihen|vermiet\w*)\b/,
    ],
    harmless: /\b(?:kunden\w*|lohn|gehalt|verein\w*)\b/,
  },
  {
    kind: 'account',
    all: [
      /\b(?:zahlungen|geld|gelder|betrage|uberweisungen)\b/,
      /\b(?:weiterleit\w*|weiterzuleit\w*|weiteruberweis\w*|weiter)\b/,
      /\b(?:provision|prozent|behalten|ihr konto|ihrem konto)\b/,
    ],
  },
  {
    kind: 'parcel',
    all: [/\b(?:paketagent\w*|paketmanager\w*|versandagent\w*|warenagent\w*)\b/],
  },
  {
    kind: 'parcel',
    all: [
      /\b(?:pakete?n?|sendungen|ware|waren|packchen)\b/,
      /\b(?:zu ?hause|nach hause|privatadresse|heimadresse|ihre[rn]? (?:adresse|anschrift|wohnung))\b/,
      /\b(?:weiter\w*|umpack\w*|umetikettier\w*|neu verpack\w*|verschick\w*|versend\w*)\b/,
    ],
  },
  {
    kind: 'crypto',
    all: [
      /\b(?:bitcoins?|krypto(?:wahrung\w*|geld|konto|borse\w*|handel|s)?|ethereum|usdt|wallet|trading ?plattform\w*|binance|coinbase)\b/,
    ],
    harmless: /\b(?:vortrag\w*|vortrage|unterricht\w*|redaktion\w*|warnen|warnung)\b/,
  },
  {
    kind: 'crypto',
    all: [
      /\b(?:invest\w*|geldanlage\w*|startkapital|anlegen)\b/,
      /\b(?:gewinne?n?|renditen?|passives einkommen)\b/,
      /\b(?:garantier\w*|taglich\w*|verdoppel\w*)\b/,
    ],
  },
];
