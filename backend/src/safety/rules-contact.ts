import type { Rule } from './rule.ts';

/** Other messengers and tricks with the telephone. Links are found in another way. */
export const CONTACT_RULES: readonly Rule[] = [
  {
    kind: 'messenger',
    all: [
      /\b(?:whats ?app|telegram|threema|viber|wechat|skype|wa me|t me|(?:uber|per|auf|bei|via|mit|app|messenger) signal|signal (?:app|messenger))\b/,
    ],
    harmless:
      /\b(?:team|kolleg\w*|dienstplan\w*|schicht\w*|helfen|hilfe|hilft|erklar\w*|kurse?n?|unterricht\w*|kenntnisse|umgang|(?:ein|das|gutes|klares|starkes|akustisches?) signal)\b/,
  },
  {
    kind: 'phone',
    all: [
      /\b(?:0 ?900|0137\d?|118\d{2})\b/,
      /\b(?:ruf\w*|anruf\w*|angerufen|tel|telefon\w*|hotline|wahlen)\b/,
    ],
  },
  {
    kind: 'phone',
    all: [
      /\b(?:sms|code|bestatigungscode|sicherheitscode|aktivierungscode|tan|pin)\b/,
      /\b(?:durchgeb\w*|vorles\w*|lesen sie|(?:schicken|senden|nennen|geben|teilen|leiten) sie (?:mir|uns)|weitergeb\w*|screenshot)\b/,
    ],
    harmless: /\b(?:kunden\w*|bewohner\w*|senior\w*)\b/,
  },
  {
    kind: 'phone',
    all: [
      /\b(?:anydesk|team ?viewer|fernwartung\w*|fernzugriff\w*)\b/,
      /\b(?:installier\w*|herunterlad\w*|herunter|laden sie|offnen sie|starten sie|zugriff)\b/,
    ],
    harmless: /\b(?:kunden\w*|anwender\w*|it support)\b/,
  },
];
