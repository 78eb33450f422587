import { p, section } from './html.ts';
import type { JobDemandRow } from './types.ts';

/** The demo job that asks for money in advance, so that its warning can be seen (safety-1). */
const SUSPICIOUS_JOB_ID = 58;

/** Gives this one job a text that one should be careful with; the others stay as they are. */
export function withSuspiciousText(row: JobDemandRow): JobDemandRow {
  if (row.id !== SUSPICIOUS_JOB_ID) return row;
  return {
    ...row,
    title: 'Einfache Schreibarbeiten von zu Hause, sofort beginnen',
    description: [
      p('Sie schreiben kurze Texte ab, wann Sie möchten. Vorkenntnisse brauchen Sie nicht.'),
      section('So geht es los', [
        'Überweisen Sie vorab 49 Euro Bearbeitungsgebühr für Ihre Unterlagen',
        'Schreiben Sie uns danach über WhatsApp',
        'Schicken Sie uns ein Foto von Ihrem Ausweis',
      ]),
      p('Schon in der ersten Woche verdienen Sie gut.'),
    ].join(''),
    status: 'active',
  };
}
