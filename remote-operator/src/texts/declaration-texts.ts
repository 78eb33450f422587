import type { DeclarationAct, OperatorDeclaration } from '@silverjobs/contract';

export const DECLARATION_KINDS: Readonly<Record<OperatorDeclaration['kind'], string>> = {
  ordinary: 'Kündigung',
  extraordinary: 'Kündigung aus wichtigem Grund',
  withdrawal: 'Widerruf',
};

export const DECLARATION_STATES: Readonly<
  Record<
    OperatorDeclaration['state'],
    { text: string; tone: 'success' | 'warning' | 'error' | 'neutral' }
  >
> = {
  unmatched: { text: 'Passt zu keinem Vertrag', tone: 'warning' },
  waiting: { text: 'Wird ausgeführt', tone: 'warning' },
  failed: { text: 'Gescheitert, siehe Stockendes', tone: 'error' },
  link: { text: 'Wartet auf Bestätigung', tone: 'warning' },
  reason: { text: 'Ordentlich gekündigt, Grund noch zu prüfen', tone: 'warning' },
  done: { text: 'Ausgeführt', tone: 'success' },
  ended: { text: 'Aus wichtigem Grund beendet', tone: 'success' },
  taken_back: { text: 'Zurückgenommen, Vertrag läuft weiter', tone: 'neutral' },
  refused: { text: 'Abgelehnt', tone: 'neutral' },
};

/** What can be done about a declaration: the button, what follows, and the field. */
export const DECLARATION_ACT_TEXTS: Readonly<
  Record<DeclarationAct, { label: string; text: string; field: string; done: string }>
> = {
  execute: {
    label: 'Ausführen',
    text: 'Sie haben geprüft, von wem die Erklärung ist. Sie gilt ab ihrem Eingang; die Bestätigung kommt per E-Mail.',
    field: 'Vertragsnummer, wenn es ein anderer Vertrag ist',
    done: 'Die Erklärung wird ausgeführt',
  },
  end: {
    label: 'Aus wichtigem Grund beenden',
    text: 'Der Vertrag endet sofort, und es wird nichts mehr abgebucht. Was zurückzuzahlen ist, erstatten Sie an der Rechnung.',
    field: 'Was Sie dazu schreiben',
    done: 'Der Vertrag ist beendet',
  },
  take_back: {
    label: 'Zurücknehmen',
    text: 'Nur wenn die Person das wünscht: Der Vertrag läuft weiter wie zuvor.',
    field: 'Was Sie dazu schreiben',
    done: 'Der Vertrag läuft weiter',
  },
  refuse: {
    label: 'Ablehnen',
    text: 'Die Person bekommt Ihre Begründung per E-Mail.',
    field: 'Begründung',
    done: 'Die Erklärung ist abgelehnt',
  },
  answer: {
    label: 'Antworten',
    text: 'Die Person bekommt Ihre Antwort per E-Mail. Sonst ändert sich nichts.',
    field: 'Ihre Antwort',
    done: 'Die Antwort ist unterwegs',
  },
};
