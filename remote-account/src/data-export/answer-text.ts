import type { AccountExport } from '@silverjobs/contract';
import { DEACTIVATE_ANSWERS, EXCLUDE_POSITION_ANSWERS } from '@silverjobs/contract/constants';

/** An answer to a survey in words. */
export function answerText({
  kind,
  value,
  position,
}: AccountExport['survey_answers'][number]): string {
  if (kind === 'nps') return `Weiterempfehlung: ${value} von 10`;
  const answers = kind === 'deactivate' ? DEACTIVATE_ANSWERS : EXCLUDE_POSITION_ANSWERS;
  const text = answers.find(({ id }) => id === value)?.label ?? String(value);
  return position ? `${position} entfernt: ${text}` : text;
}
