import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PublicEmployerPage } from '@silverjobs/contract';
import { needsSecondFace, printableText } from '@silverjobs/contract/printable-text';
import { loadFonts, loadSecondFonts } from '../../pdf/fonts.ts';
import type { WholeJob } from '../load-public-job.ts';

/** What networks ask for, in pixels. */
const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 80;
/** Pictures that are kept, some 80 KB each. */
const KEPT = 300;
const TITLE_LINES = 3;

/** The light theme's colours of the brand. */
const COLOURS = { paper: '#e6f7f8', band: '#00b0bb', ink: '#0b0c0c', quiet: '#003a3d' };
const FAMILY = 'Atkinson';
const SECOND = 'Arimo';
const REGULAR = `"${FAMILY}", "${SECOND}"`;
const BOLD = `"${FAMILY} Bold", "${SECOND} Bold"`;

type Draw = typeof import('@napi-rs/canvas');

/** Only who asks for a picture loads the library; with fonts of its own, the same everywhere. */
async function openCanvas(): Promise<Draw> {
  const [draw, { regular, bold }] = await Promise.all([import('@napi-rs/canvas'), loadFonts()]);
  draw.GlobalFonts.register(Buffer.from(regular), FAMILY);
  draw.GlobalFonts.register(Buffer.from(bold), `${FAMILY} Bold`);
  return draw;
}
let opened: Promise<Draw> | undefined;

let hasSecond = false;

/** For letters that the product's typeface lacks. */
function registerSecond({ GlobalFonts }: Draw): void {
  if (hasSecond) return;
  const { regular, bold } = loadSecondFonts();
  GlobalFonts.register(Buffer.from(regular), SECOND);
  GlobalFonts.register(Buffer.from(bold), `${SECOND} Bold`);
  hasSecond = true;
}

/** As much of a text as fits, with a sign that there is more. */
function cut(context: SKRSContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const signs = [...text];
  while (signs.length > 1 && context.measureText(`${signs.join('')}…`).width > width) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

function linesOf(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  const shown = lines.slice(0, TITLE_LINES);
  const rest = lines.length > TITLE_LINES ? ' …' : '';
  return shown.map((line, index) =>
    cut(context, index === TITLE_LINES - 1 ? `${line}${rest}` : line, width),
  );
}

/** What a picture says: its title in up to three lines, below it a line each. */
type Said = { readonly title: string; readonly lines: readonly string[]; readonly brand: string };

async function drawPicture({ title, lines, brand }: Said): Promise<Buffer> {
  opened ??= openCanvas();
  const draw = await opened;
  const { createCanvas } = draw;
  if (needsSecondFace(printableText([title, ...lines, brand].join()))) registerSecond(draw);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const width = WIDTH - 2 * MARGIN;
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = COLOURS.band;
  context.fillRect(0, 0, 24, HEIGHT);
  context.textBaseline = 'top';
  context.fillStyle = COLOURS.ink;
  context.font = `72px ${BOLD}`;
  let top = MARGIN;
  for (const line of linesOf(context, printableText(title), width)) {
    context.fillText(line, MARGIN, top);
    top += 88;
  }
  context.font = `40px ${REGULAR}`;
  context.fillStyle = COLOURS.quiet;
  top += 20;
  for (const line of lines) {
    context.fillText(cut(context, printableText(line).trim(), width), MARGIN, top);
    top += 58;
  }
  context.font = `44px ${BOLD}`;
  context.fillText(cut(context, printableText(brand), width), MARGIN, HEIGHT - MARGIN - 30);
  return canvas.encode('png');
}

const pictures = new Map<string, Promise<Buffer>>();

/** The picture that networks show beside a link, as PNG; the most recent ones are kept (public-8). */
function linkPicture(said: Said): Promise<Buffer> {
  const key = JSON.stringify([said.title, said.lines, said.brand]);
  const known = pictures.get(key);
  pictures.delete(key);
  const picture = known ?? drawPicture(said);
  pictures.set(key, picture);
  picture.catch(() => pictures.delete(key));
  const [oldest] = pictures.keys();
  if (pictures.size > KEPT && oldest !== undefined) pictures.delete(oldest);
  return picture;
}

/** The picture beside a link to a job. */
export function jobPicture(job: WholeJob, brand: string): Promise<Buffer> {
  const place = [job.place_label, job.pay_label].filter(Boolean).join(' · ');
  return linkPicture({ title: job.title, lines: [job.employer.name, place], brand });
}

/** The picture beside a link to an employer's page. */
export function employerPicture(
  { employer, count }: Pick<PublicEmployerPage, 'employer' | 'count'>,
  brand: string,
): Promise<Buffer> {
  const jobs = count === 1 ? 'Eine Stelle' : `${count.toLocaleString('de-DE')} Stellen`;
  return linkPicture({ title: employer.name, lines: [`${jobs} für Menschen ab 60`], brand });
}

/** The picture beside a link to any other page. */
export function sitePicture(brand: string): Promise<Buffer> {
  const lines = ['Bezahlt oder im Ehrenamt', 'In Ihrer Nähe oder von zu Hause'];
  return linkPicture({ title: 'Stellen für Menschen ab 60', lines, brand });
}
