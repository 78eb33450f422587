import type { CaseKind, DecisionAction, OperatorCaseDetail } from '@silverjobs/contract';

/** A decision that is often made: one press, no typing (operators-29). */
export interface DecisionTemplate {
  /** What the button says. */
  label: string;
  kinds: readonly CaseKind[];
  action: Extract<DecisionAction, 'none' | 'hide' | 'restore'>;
  ground: 'terms' | 'law';
  /** What everybody reads whom it concerns. */
  reason: string;
  /** The reasons of reports that it answers; it is offered first then. */
  answers: readonly string[];
  /** Never of what nobody has seen yet. */
  afterwards?: true;
}

const both = ['job', 'message'] as const;

/** In the order of the keys 1 to 9. Accounts are blocked with the form below, never by a template. */
const TEMPLATES: readonly DecisionTemplate[] = [
  {
    label: 'Nichts zu beanstanden',
    kinds: both,
    action: 'none',
    ground: 'terms',
    reason:
      'Wir haben den Inhalt geprüft und keinen Verstoß gegen ein Gesetz oder unsere Nutzungsbedingungen gefunden.',
    answers: ['Frage, ob sie echt ist', 'Anderer Grund'],
  },
  {
    label: 'Ausblenden: verlangt Geld',
    kinds: both,
    action: 'hide',
    ground: 'terms',
    reason:
      'Der Inhalt verlangt Geld von Menschen, die sich bewerben. Das ist nach unseren Nutzungsbedingungen nicht erlaubt.',
    answers: ['Verlangt Geld'],
  },
  {
    label: 'Ausblenden: fragt nach Ausweis oder Bankdaten',
    kinds: both,
    action: 'hide',
    ground: 'terms',
    reason:
      'Der Inhalt fragt vor einem Vertrag nach Ausweis, Bankdaten oder anderen persönlichen Daten. Das ist nach unseren Nutzungsbedingungen nicht erlaubt.',
    answers: ['Fragt nach Ausweis, Bankdaten oder anderen persönlichen Daten'],
  },
  {
    label: 'Ausblenden: Verdacht auf Betrug',
    kinds: both,
    action: 'hide',
    ground: 'terms',
    reason:
      'Der Inhalt hat Merkmale, die wir von Betrug kennen. Solche Inhalte sind nach unseren Nutzungsbedingungen nicht erlaubt.',
    answers: ['Verdacht auf Betrug'],
  },
  {
    label: 'Ausblenden: benachteiligt Menschen',
    kinds: ['job'],
    action: 'hide',
    ground: 'law',
    reason:
      'Die Anzeige benachteiligt Menschen aus einem Grund, den das Allgemeine Gleichbehandlungsgesetz nennt (§ 11 AGG), oder beleidigt sie.',
    answers: ['Benachteiligt oder beleidigt Menschen'],
  },
  {
    label: 'Ausblenden: Angaben stimmen nicht',
    kinds: ['job'],
    action: 'hide',
    ground: 'terms',
    reason:
      'Angaben der Anzeige stimmen nicht. Nach unseren Nutzungsbedingungen müssen sie wahr und vollständig sein.',
    answers: ['Angaben stimmen nicht'],
  },
  {
    label: 'Ausblenden: Stelle ist besetzt',
    kinds: ['job'],
    action: 'hide',
    ground: 'terms',
    reason:
      'Die Stelle ist schon besetzt. Nach unseren Nutzungsbedingungen zeigen wir nur Stellen, die noch frei sind.',
    answers: ['Stelle ist schon besetzt'],
    afterwards: true,
  },
  {
    label: 'Ausblenden: beleidigt oder bedroht',
    kinds: ['message'],
    action: 'hide',
    ground: 'terms',
    reason:
      'Die Nachricht beleidigt oder bedroht. Das ist nach unseren Nutzungsbedingungen nicht erlaubt.',
    answers: ['Beleidigt oder bedroht'],
  },
  {
    label: 'Ausblenden: unerwünschte Werbung',
    kinds: ['message'],
    action: 'hide',
    ground: 'terms',
    reason:
      'Die Nachricht ist Werbung, um die niemand gebeten hat. Das ist nach unseren Nutzungsbedingungen nicht erlaubt.',
    answers: ['Unerwünschte Werbung'],
  },
  {
    label: 'Wieder zeigen: kein Verstoß',
    kinds: both,
    action: 'restore',
    ground: 'terms',
    reason:
      'Wir haben den Inhalt noch einmal geprüft und keinen Verstoß gefunden. Er ist wieder sichtbar.',
    answers: [],
  },
];

/** Lets through what nobody has seen yet (safety-8). */
const RELEASE: DecisionTemplate = {
  label: 'Freigeben: in Ordnung',
  kinds: both,
  action: 'restore',
  ground: 'terms',
  reason: 'Wir haben den Inhalt gelesen und keinen Verstoß gefunden.',
  answers: [],
};

/** What shows signs of fraud is let through by the last key, not by the first. */
function templatesOfHeld(held: NonNullable<OperatorCaseDetail['held']>): DecisionTemplate[] {
  const refusals = TEMPLATES.filter(
    ({ action, afterwards }) => action === 'hide' && !afterwards,
  ).map((template) => ({ ...template, label: template.label.replace('Ausblenden', 'Ablehnen') }));
  return held === 'sign' ? [...refusals, RELEASE] : [RELEASE, ...refusals];
}

/** The templates for a case as it is now; those that answer its open reports come first. */
export function templatesFor({
  kind,
  actions,
  reports,
  held,
}: Pick<OperatorCaseDetail, 'kind' | 'actions' | 'reports' | 'held'>): DecisionTemplate[] {
  const open = reports.filter((report) => report.open).map(({ reason }) => reason);
  const fits = (template: DecisionTemplate) => template.answers.some((one) => open.includes(one));
  const templates = held ? templatesOfHeld(held) : TEMPLATES;
  return templates
    .filter((template) => template.kinds.includes(kind) && actions.includes(template.action))
    .sort((a, b) => Number(fits(b)) - Number(fits(a)));
}

/** The templates for several cases at once, whatever they say. */
export const TEMPLATES_FOR_MANY = TEMPLATES.filter(({ action }) => action !== 'restore');
