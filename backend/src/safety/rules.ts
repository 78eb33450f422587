import type { SafetyKind } from '@silverjobs/contract';
import type { Concept } from './concepts/index.ts';

/** Words of one concept, or of one of several. */
export type Said = Concept | 'highPay' | readonly (Concept | 'highPay')[];

/** One way to ask for what serious employers do not ask for (safety-1). */
export type Rule = {
  readonly kind: SafetyKind;
  /** All of them are said. The first names the thing, and must not be denied. */
  readonly says: readonly [Said, ...Said[]];
  /** The first is a denial itself: 'Sagen Sie nichts der Bank'. */
  readonly evenDenied?: true;
  /** An ordinary use, then the rule is silent. */
  readonly unless?: readonly Concept[];
  /** Where the others are looked for: beside the first, or also in the sentences around. */
  readonly within?: 'sentence' | 'passage';
};

const atWork = ['firstDay', 'visit', 'papersAtWork'] as const;

/** Every scheme that is known, as what is done with what. */
export const RULES: readonly Rule[] = [
  // Money for work
  {
    kind: 'fee',
    says: ['upFrontFee'],
    unless: ['duties', 'weBear', 'bookkeeping', 'tradeLicence'],
  },
  {
    kind: 'fee',
    says: ['fee', 'pay', ['gate', 'you']],
    unless: ['duties', 'weBear', 'wage', 'tradeLicence'],
  },
  {
    kind: 'fee',
    says: ['costs', 'pay', 'euro'],
    unless: ['weBear', 'duties', 'wage', 'tradeLicence'],
  },
  {
    kind: 'fee',
    says: ['costs', 'gate', 'euro', 'pay'],
    unless: ['weBear', 'duties', 'tradeLicence'],
  },
  {
    kind: 'fee',
    says: ['beg', 'helpMoney'],
    unless: ['weBear', 'duties', 'tradeLicence'],
    within: 'passage',
  },
  { kind: 'fee', says: ['orderOnCredit'], unless: ['weBear', 'duties', 'tradeLicence'] },
  { kind: 'fee', says: ['payNow', 'inAdvance'], unless: ['weBear', 'duties', 'tradeLicence'] },
  {
    kind: 'fee',
    says: ['payHard', 'euro'],
    unless: [
      'profit',
      'weBear',
      'duties',
      'wage',
      'bookkeeping',
      'customers',
      'tradeLicence',
      'share',
    ],
  },
  {
    kind: 'fee',
    says: ['pay', 'euro', 'you'],
    unless: ['profit', 'weBear', 'duties', 'wage', 'bookkeeping', 'customers', 'tradeLicence'],
  },
  { kind: 'fee', says: ['ownCost', 'costs'], unless: ['weBear', 'tradeLicence'] },
  {
    kind: 'fee',
    says: ['costs', 'paidFirst'],
    unless: ['weBear', 'duties', 'tradeLicence'],
    within: 'passage',
  },
  { kind: 'fee', says: ['giftCard', 'codes'], unless: ['duties'], within: 'passage' },
  { kind: 'fee', says: ['moneyTransfer'] },
  {
    kind: 'fee',
    says: ['newDetails', 'pay'],
    unless: ['yourDetails', 'tradeLicence'],
    within: 'passage',
  },
  { kind: 'fee', says: ['startSet', 'buy'], unless: ['weBear', 'employed', 'tradeLicence'] },
  {
    kind: 'trade_licence',
    says: ['tradeLicence', ['fee', 'pay', 'euro']],
    unless: ['hourly', 'weBear'],
  },
  // Money of others
  {
    kind: 'overpayment',
    says: ['cheque', 'cash'],
    unless: ['duties', 'bookkeeping'],
    within: 'passage',
  },
  {
    kind: 'overpayment',
    says: ['tooMuch', ['passOn', 'back'], 'moneyMoves'],
    unless: ['bookkeeping', 'settled'],
    within: 'passage',
  },
  { kind: 'account', says: ['agent'] },
  { kind: 'account', says: ['account', 'lend', 'own'], unless: ['ordinaryAccount'] },
  {
    kind: 'account',
    says: ['account', 'testBuyer'],
    unless: ['ordinaryAccount'],
    within: 'passage',
  },
  {
    kind: 'account',
    says: ['incoming', 'passOn', 'share'],
    unless: ['bookkeeping'],
    within: 'passage',
  },
  {
    kind: 'account',
    says: ['banknotes', 'fetch', 'handOver'],
    unless: ['bookkeeping'],
    within: 'passage',
  },
  {
    kind: 'bank',
    says: ['bankThing', 'accessData', 'send'],
    unless: ['bookkeeping'],
    within: 'passage',
  },
  { kind: 'account', says: ['inYourName', 'contracts'] },
  { kind: 'account', says: ['strawman'] },
  { kind: 'account', says: ['simCard', 'simAct'], unless: ['customers', 'duties'] },
  {
    kind: 'account',
    says: ['credit', 'you'],
    unless: ['customers', 'bookkeeping', 'ordinaryAccount'],
  },
  {
    kind: 'account',
    says: ['testBuyer', 'testsMoney', ['send', 'copy', 'passOn', 'lend']],
    within: 'passage',
  },
  // Papers and numbers
  { kind: 'identity', says: ['paper', ['copy', 'send']], unless: atWork },
  { kind: 'identity', says: ['paperAlone'], unless: atWork },
  {
    kind: 'identity',
    says: ['licence', ['copy'], ['send', 'copy']],
    unless: [...atWork, 'driving'],
    within: 'passage',
  },
  { kind: 'identity', says: ['identProcess', 'required'], unless: ['identAtWork'] },
  { kind: 'bank', says: ['bankData', 'send'], unless: ['firstDay', 'customers', 'codeAtWork'] },
  { kind: 'bank', says: ['bankBalance', ['you', 'send']], unless: ['customers'] },
  { kind: 'bank', says: ['bankThing', 'logIn', 'you'], unless: ['customers'] },
  {
    kind: 'account',
    says: ['keepFromBank', 'moneyThing'],
    evenDenied: true,
    unless: ['talk', 'ordinaryAccount'],
    within: 'passage',
  },
  { kind: 'bank', says: ['notPassword'], unless: ['customers', 'talk'] },
  // Goods of others
  { kind: 'parcel', says: ['parcelAgent'] },
  {
    kind: 'parcel',
    says: ['parcels', 'home', 'forward'],
    unless: ['parcelsAtWork'],
    within: 'passage',
  },
  {
    kind: 'parcel',
    says: ['parcels', 'receive', 'parcelConduit'],
    unless: ['parcelsAtWork', 'bookkeeping'],
    within: 'passage',
  },
  {
    kind: 'parcel',
    says: ['parcels', 'strangerName'],
    unless: ['parcelsAtWork'],
    within: 'passage',
  },
  // Gain without work
  { kind: 'crypto', says: ['crypto'], unless: ['talk', 'refused'] },
  { kind: 'crypto', says: ['invest', 'profit', 'surely'], unless: ['talk'], within: 'passage' },
  { kind: 'pyramid', says: ['recruit', 'stake'], unless: ['employed'], within: 'passage' },
  { kind: 'pyramid', says: ['recruitStrong'], unless: ['talk'] },
  { kind: 'pay', says: ['highPay', 'easy'], unless: ['skilled'], within: 'passage' },
  {
    kind: 'pay',
    says: ['quickMoney', ['easy', 'euro']],
    unless: ['duties', 'bookkeeping', 'talk'],
    within: 'passage',
  },
  // Elsewhere, and close to the heart
  { kind: 'romance', says: ['loveStrong'], unless: ['notLove'] },
  { kind: 'romance', says: ['loveWeak', 'loveMore'], unless: ['notLove'], within: 'passage' },
  { kind: 'messenger', says: ['messenger'], unless: ['messengerAtWork'] },
  { kind: 'messenger', says: ['freemail', 'notHere'], within: 'passage' },
  { kind: 'phone', says: ['dearNumber', 'call'] },
  { kind: 'phone', says: ['smsCode', 'tell'], unless: ['codeAtWork'], within: 'passage' },
  { kind: 'phone', says: ['remote', ['install', 'device']], unless: ['supportAtWork'] },
];
