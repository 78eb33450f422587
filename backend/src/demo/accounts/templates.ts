import type { MessageTemplateRow } from './types.ts';
import { templateOwnerId } from './users.ts';

/** Two shared templates for each side and two of the candidate Renate Schuster. */
export const messageTemplates: readonly MessageTemplateRow[] = [
  {
    id: 1,
    users_id: templateOwnerId,
    audience: 'candidate',
    name: 'Freundliche Anfrage',
    message:
      'Guten Tag,\n\nIhre Stelle hat mich angesprochen, und ich kann mir gut vorstellen, bei Ihnen mitzuarbeiten. Ich bin zuverlässig, freue mich auf eine sinnvolle Aufgabe und bin bei den Zeiten flexibel.\n\nGern erzähle ich Ihnen in einem kurzen Gespräch mehr über mich. Wann passt es Ihnen?\n\nMit freundlichen Grüßen',
  },
  {
    id: 2,
    users_id: templateOwnerId,
    audience: 'candidate',
    name: 'Erfahrung mitbringen',
    message:
      'Guten Tag,\n\nviele Jahre habe ich in einem ähnlichen Beruf gearbeitet. Nun habe ich Zeit und möchte meine Erfahrung wieder einbringen, mit einigen Stunden in der Woche.\n\nWas ich kann, zeige ich Ihnen gern an einem Schnuppertag. Danach wissen wir beide, ob es passt.\n\nIch freue mich auf Ihre Antwort.',
  },
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
  {
    id: 5,
    users_id: templateOwnerId,
    audience: 'client',
    name: 'Einladung zum Gespräch',
    message:
      'Guten Tag,\n\nvielen Dank für Ihre Bewerbung. Ihre Zeilen haben uns gefallen, und wir möchten Sie gern kennenlernen.\n\nWann passt Ihnen ein Gespräch? Nennen Sie uns gern zwei oder drei Termine.\n\nMit freundlichen Grüßen',
  },
  {
    id: 6,
    users_id: templateOwnerId,
    audience: 'client',
    name: 'Freundliche Absage',
    message:
      'Guten Tag,\n\nvielen Dank für Ihre Bewerbung und die Zeit, die Sie sich genommen haben. Wir haben uns dieses Mal für jemand anderen entschieden. Über Ihre Erfahrung und Ihr Können sagt das nichts.\n\nFür Ihre Suche wünschen wir Ihnen alles Gute.\n\nMit freundlichen Grüßen',
  },
];
