import { paths } from '@silverjobs/contract/paths';
import type { ProductTopic } from '../../understanding/common/product-words.ts';

type Answer = { readonly text: string; readonly link: readonly [label: string, path: string] };

const ANSWERS: Readonly<Record<ProductTopic, Answer>> = {
  applications: {
    text: 'Alle Stellen, bei denen Sie sich gemeldet haben, stehen mit ihrem Stand unter „Meine Bewerbungen“. Ob ein Arbeitgeber schon geantwortet hat, sehen Sie dort und bei Ihren Nachrichten.',
    link: ['Meine Bewerbungen', paths.applications],
  },
  messages: {
    text: 'Was Arbeitgeber Ihnen schreiben, steht bei den Nachrichten; dort antworten Sie auch. Ungelesenes ist hervorgehoben.',
    link: ['Nachrichten', paths.conversations],
  },
  savedJobs: {
    text: 'Auf jeder Stelle gibt es „Merken“ und „Ausblenden“. Was Sie gemerkt oder ausgeblendet haben, finden Sie auf einer eigenen Seite wieder.',
    link: ['Gemerkte Stellen', paths.savedJobs],
  },
  searches: {
    text: 'Unter „Gespeicherte Suchen“ stehen Ihre Suchen. Dort stellen Sie für jede ein, ob und wie oft Sie eine E-Mail mit neuen Stellen bekommen, oder Sie schalten sie ganz ab.',
    link: ['Gespeicherte Suchen', paths.searches],
  },
  contractCancellation: {
    text: 'Sie können silver+ selbst kündigen, ohne Grund und ohne Brief. Auf dieser Seite steht auch, bis wann es noch läuft.',
    link: ['Verträge hier kündigen', paths.contractCancellation],
  },
  withdrawal: {
    text: 'Einen Vertrag widerrufen Sie auf dieser Seite; dort steht auch, wie lange das möglich ist.',
    link: ['Vertrag widerrufen', paths.contractWithdrawal],
  },
  price: {
    // The office may change prices at any time; the page says what counts now (operators-43).
    text: 'Stellen suchen und Arbeitgebern schreiben ist kostenlos. silver+ mit den Assistenten und Kursen kostet einen festen Betrag im Monat, je nach Mindestlaufzeit von 3, 6 oder 12 Monaten. Was es im Augenblick kostet, steht auf der Seite.',
    link: ['Alles über silver+', paths.silverplus],
  },
  invoice: {
    text: 'Ihre Rechnungen und die Zahlungsart finden Sie in Ihrem Konto. Wenn eine Abbuchung nicht stimmt, schreiben Sie uns bitte.',
    link: ['Mein Konto', paths.account],
  },
  password: {
    text: 'Passwort und E-Mail-Adresse ändern Sie bei den Zugangsdaten. Wenn Sie nicht mehr hineinkommen, hilft „Passwort vergessen“ auf der Seite zum Anmelden.',
    link: ['Zugangsdaten', paths.accessData],
  },
  deleteAccount: {
    text: 'Sie können Ihr Konto mit allen Daten selbst löschen. Vorher sehen Sie noch einmal, was dabei verloren geht.',
    link: ['Konto löschen', paths.deleteAccount],
  },
  privacy: {
    text: 'Arbeitgeber sehen dieses Gespräch nicht. Es wird einen Tag nach der letzten Nachricht gelöscht. Was von Ihren Daten wofür gebraucht wird, steht in der Datenschutzerklärung.',
    link: ['Datenschutz', paths.privacyPolicy],
  },
  profile: {
    text: 'Name, Anschrift, Werdegang und Wünsche ändern Sie in Ihrem Profil. Ich lese dort nur und ändere nichts.',
    link: ['Mein Profil', paths.profile],
  },
  courses: {
    text: 'Die Online-Kurse mit Terminen und freien Plätzen stehen auf einer eigenen Seite; dort melden Sie sich auch an und ab.',
    link: ['Online-Kurse', paths.courses],
  },
  cv: {
    text: 'Aus Ihrem Profil entsteht ein Lebenslauf, den Sie ergänzen, drucken und speichern können.',
    link: ['Lebenslauf erstellen', paths.cvGenerator],
  },
  howToApply: {
    text: 'Öffnen Sie eine Stelle und tippen Sie auf „Arbeitgeber kontaktieren“: Ein paar freundliche Zeilen genügen für den Anfang. Ihre Bewerbungen stehen danach an einer Stelle beisammen.',
    link: ['Zu den Stellen', paths.start],
  },
  otherAssistants: {
    text: 'Dafür gibt es eigene Assistenten: „Anschreiben“ für den Brief, „Interviewvorbereitung“ zum Üben des Vorstellungsgesprächs und den „Job-Coach“, wenn Sie noch nicht wissen, was zu Ihnen passt. Sie stehen im Menü unter silver+.',
    link: ['Anschreiben', paths.coverLetter],
  },
  employer: {
    text: 'Hier helfe ich Menschen, die Arbeit suchen. Wenn Sie selbst jemanden einstellen oder Hilfe für zu Hause suchen, brauchen Sie ein Konto als Arbeitgeber. Wir helfen Ihnen gern dabei.',
    link: ['Kontakt', paths.contact],
  },
  accessibility: {
    text: 'Jede Antwort können Sie sich mit „Vorlesen“ vorlesen lassen. Die Schrift wird mit Strg und Plus größer, auf dem Handy in den Einstellungen des Geräts; Seiten drucken Sie mit Strg und P. Wenn etwas schwer zu bedienen ist, sagen Sie es uns bitte.',
    link: ['Kontakt', paths.contact],
  },
  jobList: {
    text: 'Alle Stellen stehen in der Stellenbörse, als Liste und auf der Karte. Was ich für Sie gefunden habe, öffnet sich hier mit „Passende Stellen ansehen“.',
    link: ['Zur Stellenbörse', paths.start],
  },
  referral: {
    text: 'Wenn Sie uns weiterempfehlen möchten, freuen wir uns. Das geht auf einer eigenen Seite.',
    link: ['Weiterempfehlen', paths.referral],
  },
  jobDetail: {
    text: 'Was eine Stelle bietet und wer sie anbietet, steht auf ihrer Seite; dort fragen Sie den Arbeitgeber auch direkt oder melden eine Anzeige, die nicht stimmt.',
    link: ['Zur Stellenbörse', paths.start],
  },
};

/** Where something is in the product, with the way there (assistants-41). @param publicUrl begins the link */
export function productText(topic: ProductTopic, publicUrl: string): string {
  const { text, link } = ANSWERS[topic];
  return `${text}\n\n[${link[0]}](${publicUrl}${link[1]})`;
}
