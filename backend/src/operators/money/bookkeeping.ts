import type { BookkeepingFile, EXPORT_FORMATS } from '@silverjobs/contract';
import { momentOf } from '@silverjobs/contract/wall-clock';
import { and, asc, eq, gte, lt } from '../../database/drizzle.ts';
import { invoices, moneyMovements } from '../../database/schema.ts';
import { eachApart } from '../../errors/each-apart.ts';
import type { Services } from '../../services.ts';
import { csv } from '../csv.ts';

type Invoice = typeof invoices.$inferSelect;

type Range = {
  readonly format: (typeof EXPORT_FORMATS)[number];
  /** First and last day in Germany, yyyy-mm-dd. */
  readonly from: string;
  readonly to: string;
};

/** One line of the books; an amount above zero is what customers owe more. */
type Posting = {
  readonly at: Date;
  readonly number: string;
  readonly text: string;
  readonly recipient: string;
  readonly cents: number;
  /** Where the other side of it belongs: sales with 19 % VAT, the bank, or lost claims. */
  readonly against: 'sales' | 'bank' | 'loss';
};

/** Accounts of DATEV's chart SKR 03: all customers, sales with 19 % VAT, bank, lost claims. */
const SKR03 = { customers: '10000', sales: '8400', bank: '1200', loss: '2406' } as const;

const germanDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const WORDS = {
  payment: { text: 'Zahlung', against: 'bank', sign: -1 },
  refund: { text: 'Erstattung', against: 'bank', sign: 1 },
  'write-off': { text: 'Ausbuchung', against: 'loss', sign: -1 },
} as const;

/** @throws Error where day or amount cannot be read: such a line would turn the books wrong in silence */
function whole(posting: Posting): Posting {
  if (Number.isNaN(posting.at.getTime())) throw new Error('no day');
  if (!Number.isSafeInteger(posting.cents)) throw new Error('no amount');
  return posting;
}

/** The lines of some days, with the numbers of the invoices that no line could be made of. */
async function readPostings(
  { db, warn }: Pick<Services, 'db' | 'warn'>,
  from: Date,
  to: Date,
): Promise<{ postings: Posting[]; leftOut: string[] }> {
  const written = await db
    .select({ invoice: invoices })
    .from(invoices)
    .where(and(gte(invoices.createdAt, from), lt(invoices.createdAt, to)))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
  const moved = await db
    .select({ movement: moneyMovements, invoice: invoices })
    .from(moneyMovements)
    .innerJoin(invoices, eq(invoices.id, moneyMovements.invoiceId))
    .where(and(gte(moneyMovements.createdAt, from), lt(moneyMovements.createdAt, to)))
    .orderBy(asc(moneyMovements.createdAt), asc(moneyMovements.id));
  const charge = ({ invoice }: { invoice: Invoice }): Posting[] => {
    const { number, kind, subject, content, createdAt: at } = invoice;
    const base = { at, number, recipient: content.recipient[0] ?? '' };
    const isCancellation = kind === 'cancellation';
    const text = isCancellation ? `Stornorechnung zu ${content.cancels}` : 'Rechnung';
    const cents = content.gross_cents;
    const line = whole({ ...base, text, cents, against: 'sales' });
    if (!subject.startsWith('silverplus:')) return [line];
    // The payment service has taken it, or gives it back, at the same time.
    const way = isCancellation ? 'Erstattung, Zahlungsdienst' : 'Zahlung, Zahlungsdienst';
    return [line, { ...base, text: way, cents: -cents, against: 'bank' }];
  };
  const pay = ({ movement, invoice }: (typeof moved)[number]): Posting[] => {
    if (movement.kind === 'reminder') return [];
    const { text, against, sign } = WORDS[movement.kind];
    const recipient = invoice.content.recipient[0] ?? '';
    const base = { at: movement.createdAt, number: invoice.number, recipient };
    return [whole({ ...base, text, cents: sign * movement.cents, against })];
  };
  const leftOut = new Set<string>();
  const apart = <T extends { invoice: Invoice }>(rows: T[], make: (row: T) => Posting[]) =>
    rows.flatMap((row) => {
      const made = eachApart([{ ...row, id: row.invoice.id }], make, (line) =>
        warn(`Bookkeeping: ${line}`),
      );
      if (made.length === 0) leftOut.add(row.invoice.number);
      return made.flat();
    });
  const postings = [...apart(written, charge), ...apart(moved, pay)];
  postings.sort((a, b) => a.at.getTime() - b.at.getTime());
  return { postings, leftOut: [...leftOut] };
}

const amount = (cents: number) => (Math.abs(cents) / 100).toFixed(2).replace('.', ',');

/** Columns of DATEV's 'Buchungsstapel' up to the text; those after it may be missing. */
const DATEV_COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)',
  'Soll/Haben-Kennzeichen',
  'WKZ Umsatz',
  'Kurs',
  'Basis-Umsatz',
  'WKZ Basis-Umsatz',
  'Konto',
  'Gegenkonto (ohne BU-Schlüssel)',
  'BU-Schlüssel',
  'Belegdatum',
  'Belegfeld 1',
  'Belegfeld 2',
  'Skonto',
  'Buchungstext',
];

function datev(postings: readonly Posting[], { from, to }: Range, now: Date): string {
  const day = (text: string) => text.replaceAll('-', '');
  const stamp = now.toISOString().replace(/\D/g, '').slice(0, 17);
  const year = `${from.slice(0, 4)}0101`;
  const head = [
    ...['EXTF', 700, 21, 'Buchungsstapel', 13, stamp, '', 'SJ', '', '', 1001, 1, year, 4],
    ...[day(from), day(to), 'silverjobs', '', 1, 0, 0, 'EUR'],
  ];
  const lines = postings.map(({ at, number, text, recipient, cents, against }) => [
    ...[amount(cents), cents >= 0 ? 'S' : 'H', 'EUR', '', '', ''],
    ...[SKR03.customers, SKR03[against], ''],
    germanDay.format(at).slice(0, 6).replaceAll('.', ''),
    ...[number.replace(/[^\w$&%*+/-]/g, ''), '', '', `${text} ${recipient}`.slice(0, 60)],
  ]);
  return csv([head, DATEV_COLUMNS, ...lines]);
}

function plain(postings: readonly Posting[]): string {
  const columns = ['Datum', 'Rechnung', 'Vorgang', 'Name', 'Betrag in Euro', 'Gegenkonto'];
  const places = { sales: 'Erlöse', bank: 'Bank', loss: 'Forderungsverluste' } as const;
  return csv([
    columns,
    ...postings.map(({ at, number, text, recipient, cents, against }) => [
      ...[germanDay.format(at), number, text, recipient],
      `${cents < 0 ? '-' : ''}${amount(cents)}`,
      places[against],
    ]),
  ]);
}

/**
 * What was charged, paid and given back in some days, as a file (operators-34): for a spreadsheet in UTF-8
 * with its mark, for DATEV in the single-byte encoding that its import wants. Invoices whose record is
 * damaged are named and left out.
 */
export async function writeBookkeeping(
  { db, now, warn }: Pick<Services, 'db' | 'now' | 'warn'>,
  range: Range,
): Promise<BookkeepingFile> {
  const { format, from, to } = range;
  const startOf = (day: string, after: number) =>
    new Date(momentOf(Date.parse(`${day}T00:00:00Z`) + after * 86_400_000));
  const { postings, leftOut } = await readPostings({ db, warn }, startOf(from, 0), startOf(to, 1));
  if (format === 'csv') {
    const content = Buffer.from(`\uFEFF${plain(postings)}`).toString('base64');
    return { file_name: `Buchungen-${from}-${to}.csv`, content, left_out: leftOut };
  }
  // latin1 writes what it does not know as another sign; typographic quotes are the only ones in use.
  const text = datev(postings, range, now()).replace(/[„“”]/g, "'").replace(/[–—]/g, '-');
  return {
    file_name: `EXTF_Buchungsstapel-${from}-${to}.csv`,
    content: Buffer.from(text, 'latin1').toString('base64'),
    left_out: leftOut,
  };
}
