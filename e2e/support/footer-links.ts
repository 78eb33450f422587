/** The links that stand at the end of every page (layout-8), in their order. */
export const footerLinks = [
  'Impressum',
  'Datenschutz',
  'Datenschutz-Einstellungen',
  'AGB',
  'Barrierefreiheit',
  'Darstellung',
  'Leichte Sprache',
  'Kontakt',
  'Verträge hier kündigen',
  'Vertrag widerrufen',
];
