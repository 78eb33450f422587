import type { ContentKind } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';

/** What each kind is called. */
export const KIND_TEXTS: Readonly<Record<ContentKind, string>> = {
  prices: 'Preise',
  banner: 'Hinweis über allen Seiten',
  maintenance: 'Wartung',
  legal: 'Rechtliche Seite',
  help: 'Hilfe',
  article: 'Ratgeber',
  template: 'Vorlage für Nachrichten',
};

const LEGAL: Readonly<Record<string, string>> = {
  [paths.terms]: 'Allgemeine Geschäftsbedingungen',
  [paths.privacyPolicy]: 'Datenschutz',
  [paths.accessibility]: 'Barrierefreiheit',
};

/** What one content is called. */
export function nameOf(kind: ContentKind, key: string): string {
  if (kind === 'legal') return LEGAL[key] ?? key;
  if (kind === 'template') return `Vorlage Nr. ${key}`;
  return kind === 'help' || kind === 'article' ? key : KIND_TEXTS[kind];
}

/** What must be known before it is changed. */
export const NOTES: Readonly<Partial<Record<ContentKind, string>>> = {
  prices:
    'Ein neuer Preis gilt für Bestellungen ab dem gewählten Tag. Laufende Verträge und offene Bestellungen behalten ihren Preis; rückwirkend wird nichts geändert.',
  maintenance:
    'Solange Wartung ist, sehen alle nur diesen Text. Sie selbst kommen weiter in den Betrieb. Kündigen Sie sie vorher mit einem Hinweis an.',
  legal:
    'Lassen Sie Änderungen rechtlich prüfen. Wer schon einen Vertrag hat, für den gelten die AGB, die bei Vertragsschluss galten, bis er einer Änderung zustimmt. Alte Fassungen bleiben auf der Seite lesbar.',
  template: 'Vorlagen gelten sofort und stehen allen neben ihren eigenen.',
};
