import { TEMPLATE_DEFAULT_TITLE, TEMPLATE_TITLE_MAX_LENGTH } from '@silverjobs/contract/constants';
import { formatDate } from '@silverjobs/contract/formats';

/** 'Vorlage' and today's date (CON-02). */
export function defaultTemplateTitle(now: number): string {
  return `${TEMPLATE_DEFAULT_TITLE} ${formatDate(now)}`;
}

/** Why a template cannot be saved: the message comes first, then the title (CON-07). */
export function templateProblem(
  title: string,
  message: string,
): { field: 'message' | 'title'; text: string } | null {
  if (message.trim() === '') {
    return {
      field: 'message',
      text: 'Bitte geben Sie eine Nachricht ein, bevor Sie die Vorlage speichern',
    };
  }
  const name = title.trim();
  if (name === '') {
    return { field: 'title', text: 'Bitte geben Sie einen Titel für die Vorlage ein' };
  }
  if (name.length > TEMPLATE_TITLE_MAX_LENGTH) {
    return { field: 'title', text: `Höchstens ${TEMPLATE_TITLE_MAX_LENGTH} Zeichen` };
  }
  return null;
}
