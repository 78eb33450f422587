import { REVIEW_TIME } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

/** Tells an employer that somebody looks at the advertisement before it is shown (safety-8). */
export function heldJobMail(publicUrl: string, title: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Wir sehen uns Ihre Anzeige an: ${title}`,
    heading: 'Wir sehen uns Ihre Anzeige an',
    paragraphs: [
      `vielen Dank für Ihre Anzeige „${title}“. Bevor sie in der Stellensuche steht, liest sie ein Mensch bei uns.`,
      'Das tun wir bei der ersten Anzeige eines Arbeitgebers, und wenn ein Text an bekannte Betrugsmaschen erinnert. So schützen wir die Menschen, die hier suchen. Es ist kein Vorwurf an Sie.',
      `Das dauert ${REVIEW_TIME}. Sie brauchen nichts zu tun: Wir schreiben Ihnen, sobald wir fertig sind.`,
    ],
    action: { label: 'Meine Anzeigen', url: `${publicUrl}${paths.jobs}` },
  });
}

/** Tells an employer that a held advertisement is shown now. */
export function releasedJobMail(publicUrl: string, title: string): Mail {
  return writeLetter(publicUrl, {
    subject: `Ihre Anzeige ist freigegeben: ${title}`,
    heading: 'Ihre Anzeige ist freigegeben',
    paragraphs: [
      `wir haben Ihre Anzeige „${title}“ gelesen, und alles ist in Ordnung. Vielen Dank für Ihre Geduld.`,
      'Wenn Sie sie nicht selbst pausiert oder geschlossen haben, steht sie ab sofort in der Stellensuche.',
    ],
    action: { label: 'Meine Anzeigen', url: `${publicUrl}${paths.jobs}` },
  });
}
