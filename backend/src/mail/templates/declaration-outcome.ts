import { formatDate } from '@silverjobs/contract';
import { paths } from '@silverjobs/contract/paths';
import type { Mail } from '../mail.ts';
import { writeLetter } from '../write-letter.ts';

type Declared = {
  readonly kind: 'ordinary' | 'extraordinary' | 'withdrawal';
  readonly reference: string;
  readonly createdAt: Date;
};

/** Tells what the operator has made of a declaration, with the reason (operators-35). */
export function declarationOutcomeMail(
  publicUrl: string,
  { kind, reference, createdAt }: Declared,
  act: 'end' | 'take_back' | 'refuse' | 'answer',
  reason: string,
  now: Date,
): Mail {
  const what = kind === 'withdrawal' ? 'Ihr Widerruf' : 'Ihre Kündigung';
  const about = `es geht um ${what === 'Ihr Widerruf' ? 'Ihren Widerruf' : 'Ihre Kündigung'} vom ${formatDate(createdAt.getTime())}, Vorgang ${reference}.`;
  const words = {
    end: {
      heading: 'Ihr Vertrag über silver+ ist beendet',
      text: `Wir haben Ihren Grund geprüft und erkennen ihn an. Der Vertrag hat am ${formatDate(now.getTime())} geendet. Wir buchen nichts mehr ab.`,
    },
    take_back: {
      heading: 'Ihr Vertrag über silver+ läuft weiter',
      text: 'Wir haben die Kündigung wie besprochen zurückgenommen. Ihr Vertrag läuft weiter wie zuvor.',
    },
    refuse: {
      heading: `Zu ${what === 'Ihr Widerruf' ? 'Ihrem Widerruf' : 'Ihrer Kündigung'}`,
      text: 'Wir haben sie geprüft und können ihr so nicht folgen.',
    },
    answer: {
      heading: `Unsere Antwort zum Vorgang ${reference}`,
      text: 'Dazu schreiben wir Ihnen:',
    },
  }[act];
  return writeLetter(publicUrl, {
    subject: `${words.heading} (${reference})`,
    heading: words.heading,
    paragraphs: [about, words.text, reason],
    closing: [
      'Wenn Sie das anders sehen oder Fragen haben, schreiben Sie uns. Ein Mensch antwortet.',
    ],
    links: [{ label: 'Kontakt', url: `${publicUrl}${paths.contact}` }],
  });
}
