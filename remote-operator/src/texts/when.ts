import { formatDate, formatTime } from '@silverjobs/contract/formats';

/** '20.11.2026, 10:00 Uhr'. */
export const when = (at: number) => `${formatDate(at)}, ${formatTime(at)} Uhr`;
