export * from '@silverjobs/contract/legal-facts';

/** Help for people in distress; every number is free of charge in Germany. */
export const HELPLINES = {
  crisis: ['0800 1110111', '0800 1110222', '116 123'],
  emergency: '112',
  police: '110',
  violenceWomen: '116 016',
  violenceMen: '0800 1239900',
  victims: '116 006',
  /** Silbernetz: to talk, for people of 60 and over, 8 to 22 o'clock. */
  talk: '0800 4 70 80 90',
} as const;
