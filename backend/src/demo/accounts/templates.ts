import type { MessageTemplateRow } from './types.ts';

/** Two templates of the candidate Renate Schuster. */
export const messageTemplates: readonly MessageTemplateRow[] = [
  {
    id: 3,
    users_id: 1,
    name: 'Empfang und Telefon',
    message:
      'Guten Tag,\n\nIhre Stelle am Empfang hat mich sofort angesprochen. 34 Jahre habe ich in einer Arztpraxis am Empfang gearbeitet und freue mich, wieder unter Menschen zu sein. Ruhig bleibe ich auch dann, wenn drei Telefone gleichzeitig klingeln.\n\nAm liebsten arbeite ich vormittags, etwa zehn Stunden in der Woche. Darf ich mich bei Ihnen vorstellen?\n\nHerzliche Grüße\nRenate Schuster',
  },
  {
    id: 4,
    users_id: 1,
    name: 'Begleitung im Alltag',
    message:
      'Guten Tag,\n\nich habe Ihre Zeilen mit Freude gelesen. Meine Mutter habe ich bis zu ihrem 93. Geburtstag begleitet und weiß, wie viel ein gemeinsamer Spaziergang und ein gutes Gespräch bedeuten.\n\nIch wohne in der Kölner Innenstadt, bin gut zu Fuß und habe an zwei bis drei Nachmittagen Zeit. Wollen wir uns bei einer Tasse Kaffee kennenlernen?\n\nHerzliche Grüße\nRenate Schuster',
  },
];
