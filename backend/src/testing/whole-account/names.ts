/** Whom the account names; found nowhere else. */
export const NAMES = {
  first: 'Zwetschgina',
  last: 'Quittenbaum',
  phone: '0221 99887766',
  street: 'Mispelgasse 17',
  town: 'Quittenhain',
  emails: ['quitte@test.example', 'quitte2@test.example', 'quitte3@test.example'],
} as const;

/** A word for each column that holds free text, so that each is looked for. */
export const word = (column: string) => `Wort-${column}`;
const COLUMNS = [
  'additional',
  'title2',
  'trainings',
  'software',
  'department',
  'link',
  'mainJob',
  'templateText',
  'contract',
  'jobReport',
  'callbackQuestion',
  'messageReport',
  'product',
  'title',
  'template',
  'given',
  'asked',
  'answered',
  'education',
  'lastEmployer',
  'previousEmployer',
  'experience',
  'preferences',
  'message',
  'declaration',
  'job',
  'pay',
  'profile',
  'cv',
  'decision',
  'objection',
  'paper',
  'passkey',
  'device',
];
export const OTHER_NAMES: readonly string[] = COLUMNS.map(word);
