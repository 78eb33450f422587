import type { SKRSContext2D } from '@napi-rs/canvas';
import { and, asc, eq } from '../database/drizzle.ts';
import { employerPictures, jobDemands, jobPictures, notes } from '../database/schema.ts';
import type { Services } from '../services.ts';

type DemoPicture = {
  readonly storageKey: string;
  readonly clientId: number;
  readonly kind: 'logo' | 'picture';
  readonly width: number;
  readonly height: number;
  readonly draw: (context: SKRSContext2D) => void;
};

function circle(context: SKRSContext2D, colour: string, x: number, y: number, radius: number) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function box(context: SKRSContext2D, colour: string, ...edges: [number, number, number, number]) {
  context.fillStyle = colour;
  context.fillRect(...edges);
}

/** A linden tree. */
function drawTree(context: SKRSContext2D) {
  box(context, '#6b4a2b', 108, 130, 24, 90);
  for (const [x, y, radius] of [
    [120, 80, 62],
    [76, 108, 44],
    [164, 108, 44],
  ] as const) {
    circle(context, '#3d7a3f', x, y, radius);
  }
}

/** A bolt on blue. */
function drawBolt(context: SKRSContext2D) {
  context.fillStyle = '#1f3b63';
  context.beginPath();
  context.roundRect(10, 10, 220, 220, 36);
  context.fill();
  context.fillStyle = '#ffc629';
  context.beginPath();
  for (const [x, y] of [
    [134, 34],
    [70, 134],
    [114, 134],
    [100, 206],
    [172, 100],
    [126, 100],
  ] as const) {
    context.lineTo(x, y);
  }
  context.fill();
}

/** The desk at the entrance: a window, a plant, a lamp. */
function drawDesk(context: SKRSContext2D) {
  box(context, '#f1e6d6', 0, 0, 1_200, 800);
  box(context, '#c9a77c', 0, 640, 1_200, 160);
  box(context, '#ffffff', 120, 110, 380, 330);
  box(context, '#bfe0f2', 140, 130, 340, 290);
  circle(context, '#7db46c', 220, 420, 90);
  circle(context, '#5f9c58', 390, 430, 110);
  // What grows beyond the window is behind the wall.
  box(context, '#ffffff', 120, 110, 20, 330);
  box(context, '#ffffff', 480, 110, 20, 330);
  box(context, '#f1e6d6', 60, 430, 440, 210);
  box(context, '#ffffff', 302, 130, 16, 290);
  box(context, '#c9a77c', 100, 436, 420, 26);
  box(context, '#8a5a33', 460, 470, 680, 210);
  box(context, '#a8733f', 430, 440, 740, 40);
  box(context, '#3b3b3b', 860, 330, 12, 110);
  context.fillStyle = '#e2574c';
  context.beginPath();
  for (const [x, y] of [
    [800, 330],
    [840, 250],
    [892, 250],
    [932, 330],
  ] as const) {
    context.lineTo(x, y);
  }
  context.fill();
  box(context, '#d8783f', 590, 370, 80, 70);
  for (const x of [590, 630, 670]) circle(context, '#4f8f4a', x, 340, 42);
  box(context, '#ffffff', 990, 400, 120, 40);
}

const PICTURES: readonly DemoPicture[] = [
  {
    storageKey: 'de3a0000-0000-4000-8000-000000000001',
    clientId: 2,
    kind: 'logo',
    width: 240,
    height: 240,
    draw: drawTree,
  },
  {
    storageKey: 'de3a0000-0000-4000-8000-000000000002',
    clientId: 3,
    kind: 'logo',
    width: 240,
    height: 240,
    draw: drawBolt,
  },
  {
    storageKey: 'de3a0000-0000-4000-8000-000000000003',
    clientId: 2,
    kind: 'picture',
    width: 1_200,
    height: 800,
    draw: drawDesk,
  },
];

const ALT = 'Unser heller Empfang mit Blick in den Garten';
const NOTE = 'demo-pictures';

async function drawn({ width, height, draw }: DemoPicture): Promise<Buffer> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  draw(canvas.getContext('2d'));
  return canvas.encode('webp', 82);
}

/**
 * Two logos and a picture, shown by the first demo employers once: what they take away stays away. A store that
 * does not have the files, as that of another folder, gets them.
 */
export async function seedPictures({
  db: database,
  now,
  papers: { store },
}: Pick<Services, 'db' | 'now' | 'papers'>): Promise<void> {
  await database.transaction(async (db) => {
    const [first] = await db
      .insert(notes)
      .values({ name: NOTE, value: '1' })
      .onConflictDoNothing()
      .returning();
    if (!first) return;
    for (const { draw: _, ...picture } of PICTURES) {
      const [job] = await db
        .select({ id: jobDemands.id })
        .from(jobDemands)
        .where(and(eq(jobDemands.clientId, picture.clientId), eq(jobDemands.status, 'active')))
        .orderBy(asc(jobDemands.id))
        .limit(1);
      if (!job) continue;
      await db.insert(employerPictures).values({ ...picture, checked: 'clean', createdAt: now() });
      if (picture.kind === 'picture') {
        const { storageKey } = picture;
        await db.insert(jobPictures).values({ jobDemandId: job.id, storageKey, alt: ALT });
      }
    }
  });
  for (const picture of PICTURES) {
    const known = await store.read(picture.storageKey).catch(() => null);
    if (!known) await store.write(picture.storageKey, await drawn(picture));
  }
}
