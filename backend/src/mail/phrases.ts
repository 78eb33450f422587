/** What stands in every mail. */
export const greeting = 'Guten Tag,';
export const farewell = ['Freundliche Grüße', 'Ihr Team von silverjobs'] as const;
export const slogan = 'silverjobs: Stellen für Menschen ab 60';

/** What stands in several. */
export const singleUse = 'Der Link gilt 24 Stunden und kann einmal benutzt werden.';
export const ignore = 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.';
export const signsIn =
  'Der Link meldet Sie ohne Passwort an, einmal und innerhalb von 24 Stunden. Danach melden Sie sich wie gewohnt an und kommen auf dieselbe Seite. Bitte leiten Sie diese E-Mail nicht weiter.';
