import { paths, pathTo } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells owners that nothing is sent to an address of their programme any more (employers-86). */
export function webhookOffMail(publicUrl: string, hook: { id: number; url: string }): Mail {
  const { host } = new URL(hook.url);
  return writeLetter(publicUrl, {
    subject: `Ihr Programm ist nicht erreichbar: ${host}`,
    heading: 'Wir melden Ihrem Programm nichts mehr',
    paragraphs: [
      `Sie wollten, dass wir ${host} von neuen Bewerbungen und Anzeigen berichten. Dort kommt seit vier Tagen nichts an. Darum haben wir das abgeschaltet.`,
      'Ihre Bewerbungen sind davon nicht betroffen: Sie stehen wie immer unter „Nachrichten“. Wenn die Adresse wieder antwortet, schalten Sie sie ein. Was fehlt, können Sie dort noch einmal senden.',
    ],
    action: {
      label: 'Adresse ansehen',
      url: `${publicUrl}${pathTo(paths.webhook, { id: hook.id })}`,
    },
  });
}
