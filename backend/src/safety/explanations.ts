import type { SafetyKind } from '@silverjobs/contract';

type Explanation = { readonly title: string; readonly explanation: string };

/** What is told of each kind: calmly, why, and what to do (safety-3). */
export const EXPLANATIONS: Readonly<Record<SafetyKind, Explanation>> = {
  fee: {
    title: 'Geld im Voraus',
    explanation:
      'Sie sollen vielleicht zuerst etwas bezahlen. Für eine Stelle bezahlt man nichts: nicht für Unterlagen, eine Schulung oder die Anmeldung. Überweisen Sie nichts.',
  },
  overpayment: {
    title: 'Scheck oder zu viel Geld',
    explanation:
      'Sie sollen vielleicht Geld bekommen und einen Teil weitergeben. Solche Schecks und Überweisungen werden oft noch nach Tagen zurückgeholt. Dann fehlt das Geld Ihnen. Geben Sie nichts weiter.',
  },
  pyramid: {
    title: 'Startpaket oder Anwerben',
    explanation:
      'Sie sollen vielleicht zuerst etwas kaufen oder andere anwerben. Daran verdienen meist nur wenige an der Spitze. Zahlen Sie nichts, und sprechen Sie vorher mit jemandem darüber.',
  },
  pay: {
    title: 'Sehr viel Geld für wenig Arbeit',
    explanation:
      'Für so leichte Arbeit zahlt kaum jemand so viel. Oft soll man später selbst etwas einzahlen. Fragen Sie nach einem Vertrag, und zahlen Sie nichts.',
  },
  romance: {
    title: 'Sehr persönliche Worte',
    explanation:
      'Wer sehr persönlich wird, sucht vielleicht keine Arbeitskraft. Manche bitten später um Geld. Bleiben Sie bei der Stelle, und schicken Sie kein Geld.',
  },
  trade_licence: {
    title: 'Gewerbeschein gegen Geld',
    explanation:
      'Ein Gewerbe melden Sie nur bei Ihrer Stadt oder Gemeinde an. Niemand sonst darf dafür eine Gebühr von Ihnen verlangen. Fragen Sie zuerst dort nach.',
  },
  identity: {
    title: 'Ausweis oder persönliche Nummern',
    explanation:
      'Mit einer Kopie Ihres Ausweises kann jemand in Ihrem Namen Verträge schließen. Zeigen Sie Papiere erst im Gespräch vor. Schicken Sie keine Kopie und kein Foto.',
  },
  bank: {
    title: 'Bankdaten',
    explanation:
      'Ihre Bankdaten braucht ein Arbeitgeber erst, wenn der Vertrag unterschrieben ist. Ihre PIN und Ihre TAN braucht er nie. Schicken Sie davon jetzt nichts.',
  },
  account: {
    title: 'Ihr Konto für fremdes Geld',
    explanation:
      'Fremdes Geld über das eigene Konto zu leiten, ist oft Geldwäsche. Dafür können auch Sie bestraft werden. Leihen Sie niemandem Ihr Konto und eröffnen Sie keines für andere.',
  },
  parcel: {
    title: 'Pakete zu Hause annehmen',
    explanation:
      'Pakete annehmen und weiterschicken ist ein bekannter Betrug. Die Waren sind oft gestohlen, und gesucht wird dann nach Ihnen. Nehmen Sie keine Pakete für Fremde an.',
  },
  crypto: {
    title: 'Kryptogeld oder Geldanlage',
    explanation:
      'Hier geht es um Kryptogeld oder um eine Geldanlage. Das gehört nicht zu einer Stelle. Wer schnelle Gewinne verspricht, will meist Ihr Geld. Zahlen Sie nichts ein.',
  },
  alike: {
    title: 'Klingt wie ein bekannter Betrug',
    explanation:
      'Dieser Text ähnelt anderen, mit denen Menschen betrogen wurden. Vielleicht ist er harmlos. Bezahlen Sie nichts, und schicken Sie keine Papiere. Fragen Sie uns, wenn Sie unsicher sind.',
  },
  messenger: {
    title: 'Wechsel zu einem anderen Dienst',
    explanation:
      'Sie sollen vielleicht zu WhatsApp oder einem ähnlichen Dienst wechseln. Dort können wir Ihnen nicht helfen. Schreiben Sie zuerst hier, bis Sie den Menschen kennen.',
  },
  phone: {
    title: 'Trick mit dem Telefon',
    explanation:
      'Teure Rufnummern, Codes aus einer SMS und Programme für den Fernzugriff sind bekannte Tricks. Geben Sie keinen Code weiter. Lassen Sie niemanden auf Ihr Gerät.',
  },
  link: {
    title: 'Link auf eine fremde Seite',
    explanation:
      'Der Link führt von uns weg. Wir wissen nicht, wer dort Ihre Angaben bekommt. Geben Sie dort kein Passwort, keine Bankdaten und keine Ausweisdaten ein.',
  },
};
