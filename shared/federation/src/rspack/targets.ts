/** Browsers we build for: all with a share among our users, back to 2022 (delivery-61). */
export const targets = [
  'chrome >= 109',
  'edge >= 109',
  'firefox >= 102',
  'safari >= 15.4',
  'ios >= 15.4',
];
