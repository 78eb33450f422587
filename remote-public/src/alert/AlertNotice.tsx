import { Alert } from '@silverjobs/ui';
import type { ReactNode } from 'react';

/** What became of a form, as its address says it afterwards (public-9). */
const NOTICES = {
  bestellt: {
    tone: 'success',
    title: 'Bitte schauen Sie in Ihr Postfach',
    text: 'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, dann ist alles bestellt.',
  },
  bestaetigt: {
    tone: 'success',
    title: 'Das hat geklappt',
    text: 'Neue Stellen kommen ab jetzt per E-Mail, höchstens einmal am Tag.',
  },
  abbestellt: {
    tone: 'success',
    title: 'Sie bekommen keine E-Mails mehr zu dieser Suche',
    text: 'Wenn Sie es sich anders überlegen, bestellen Sie die E-Mails hier jederzeit neu.',
  },
  adresse: {
    tone: 'error',
    title: 'Diese E-Mail-Adresse können wir nicht lesen',
    text: 'Bitte prüfen Sie die Adresse, und schicken Sie das Formular noch einmal ab.',
  },
  ungueltig: {
    tone: 'error',
    title: 'Dieser Link gilt nicht mehr',
    text: 'Bitte bestellen Sie die E-Mails noch einmal.',
  },
  'zu-oft': {
    tone: 'warning',
    title: 'Das war zu oft',
    text: 'Bitte versuchen Sie es in einer Stunde noch einmal.',
  },
} as const;

/** Says what became of a form; nothing without one. */
export function AlertNotice({ hint }: { hint: string | null }): ReactNode {
  const notice = Object.entries(NOTICES).find(([name]) => name === hint)?.[1];
  if (!notice) return null;
  return (
    <Alert tone={notice.tone} title={notice.title}>
      {notice.text}
    </Alert>
  );
}
