import { TEMPLATE_DEFAULT_TITLE } from '@silverjobs/contract/constants';
import { formatDate } from '@silverjobs/contract/formats';

/** 'Vorlage' and today's date (jobs-49). */
export function defaultTemplateTitle(now: number): string {
  return `${TEMPLATE_DEFAULT_TITLE} ${formatDate(now)}`;
}

/** Said at the message, which comes before the title (jobs-49). */
export const NO_MESSAGE = 'Bitte geben Sie eine Nachricht ein, bevor Sie die Vorlage speichern';
