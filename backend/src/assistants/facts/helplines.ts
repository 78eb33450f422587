/**
 * Numbers of help for people in danger and distress. This file is the only one that has them
 * (assistants-43): check each with its service and change the date. Every number is free of charge in
 * Germany, where it holds; those of the neighbours say so.
 */
export const HELPLINES = {
  /** The month in which all were last checked. */
  asOf: 'November 2026',
  emergency: '112',
  police: '110',
  /** Telefonseelsorge. */
  crisis: ['0800 1110111', '0800 1110222', '116 123'],
  /** Telefonseelsorge of Austria, Die Dargebotene Hand of Switzerland. */
  crisisAustria: '142',
  crisisSwitzerland: '143',
  violenceWomen: '116 016',
  /** Mondays to Thursdays 8 to 20 o'clock, Fridays 8 to 15 o'clock. */
  violenceMen: '0800 1239900',
  /** Weißer Ring. */
  victims: '116 006',
  /** Silbernetz: to talk, for people of 60 and over, 8 to 22 o'clock. */
  talk: '0800 4 70 80 90',
  /** All offices of the country, for the way to the one that is responsible. */
  authorities: '115',
  foodBanks: 'https://www.tafel.de/ueber-uns/tafel-suche',
} as const;
