import { z } from 'zod';
import { FEELINGS, type Feeling } from '../understanding/common/feeling-words.ts';
import { LAW, type LawTopic } from '../understanding/common/law-words.ts';
import { PRODUCT, type ProductTopic } from '../understanding/common/product-words.ts';
import { KIND_IDS } from '../understanding/wish/kinds.ts';
import { TIME_IDS } from '../understanding/wish/times.ts';

const WORDS_MAX = 4_000;
const words = z.string().trim().min(1).max(WORDS_MAX);
/** A place in a list, counted from 0; null where it is none of it, or not said which. */
const at = z.int().min(0).max(50).nullable();

const topics = <Topic extends string>(lists: Readonly<Record<Topic, unknown>>) =>
  z.enum(Object.keys(lists) as [Topic, ...Topic[]]);

/** A feeling that is told of beside what is meant. */
const feeling = topics<Feeling>(FEELINGS).nullable();

const wish = z.object({
  kind: z.literal('wish'),
  as: z
    .enum(['wish', 'told', 'earlier'])
    .describe('wish: will es; told: erzählt nur davon; earlier: hat es früher getan'),
  what: words.nullable().describe('Tätigkeit oder Beruf in Worten, ohne Ort und Zeiten'),
  exact: z.boolean().describe('immer false'),
  anyWork: z.boolean().describe('jede Arbeit ist recht'),
  where: words.nullable().describe('Ort oder Postleitzahl; „in meiner Nähe“, „Homeoffice“'),
  radiusKm: z.int().min(1).max(500).nullable(),
  distance: z.enum(['farther', 'nearer']).nullable().describe('weiter weg oder näher als bisher'),
  hours: z
    .union([z.int().min(1).max(60), z.literal('any')])
    .nullable()
    .describe('je Woche'),
  times: z.array(z.enum(TIME_IDS)).max(TIME_IDS.length),
  kinds: z.array(z.enum(KIND_IDS)).max(KIND_IDS.length),
  pay: z
    .object({ unit: z.enum(['hour', 'month']), least: z.int().min(1).max(10_000) })
    .nullable()
    .describe('Euro mindestens'),
  without: z.array(words).max(12).describe('was nicht gewollt ist, je in einem Wort'),
  instead: z.boolean().describe('tritt an die Stelle dessen, was bisher gesucht war'),
  unsure: z.array(words).max(40).describe('Wörter, die du nicht sicher deuten kannst'),
  agrees: z.boolean().describe('sagt zugleich ja zu dem, was gefragt war'),
  feeling,
});

const DISTRESSES = ['emergency', 'violence', 'suicide', 'need', 'despair', 'concern'] as const;

/** What a short word asks of an assistant, whatever the topic. */
const REPLIES = [
  'yes',
  'no',
  'thanks',
  'greeting',
  'any',
  'dont-know',
  'skip',
  'stop',
  'help',
  'more',
] as const;

/**
 * Everything that a message can mean; each becomes exactly one of these, whoever interprets it
 * (assistants-78). The words of a wish are looked up by the executor: no interpreter names an id.
 */
export const intentSchema = z.union([
  z
    .object({ kind: z.literal('distress'), distress: z.array(z.enum(DISTRESSES)).min(1) })
    .describe('Notfall, Gewalt, Suizid, Hunger oder kein Dach, Betrug, Verzweiflung'),
  wish.describe('was für Arbeit gesucht oder nicht gewollt ist'),
  z
    .object({
      kind: z.literal('shown'),
      action: z.enum(['choose', 'ask', 'hide', 'apply']),
      about: z.enum(['pay', 'hours', 'place', 'employer', 'needs', 'tasks']).nullable(),
      at,
    })
    .describe('über eine gezeigte Stelle; at ist ihre Nummer, null, wenn unklar ist, welche'),
  z
    .object({ kind: z.literal('choice'), at })
    .describe('eine der angebotenen Antworten; null für keine davon'),
  z.object({ kind: z.literal('reply'), reply: z.enum(REPLIES) }),
  z
    .object({ kind: z.literal('answer'), words, feeling })
    .describe('antwortet auf die offene Frage; words ist die Antwort, unverändert'),
  z
    .object({ kind: z.literal('edit'), change: words })
    .describe('will den fertigen Brief ändern; change sagt kurz, welche Stelle und wie'),
  z.object({ kind: z.literal('question') }).describe('fragt zurück, was gemeint ist, oder anderes'),
  z.object({ kind: z.literal('law'), topic: topics<LawTopic>(LAW) }),
  z.object({ kind: z.literal('product'), topic: topics<ProductTopic>(PRODUCT) }),
  z.object({ kind: z.literal('feeling'), feeling: topics<Feeling>(FEELINGS) }),
  z.object({
    kind: z.literal('control'),
    control: z.enum(['stop', 'repeat', 'undo', 'restart']),
  }),
  z
    .object({ kind: z.literal('language'), language: words })
    .describe('schreibt in einer anderen Sprache'),
  z.object({
    kind: z.enum(['insult', 'is-human', 'can-do', 'human-help', 'off-topic', 'injection']),
  }),
  z.object({ kind: z.literal('not-understood') }),
]);

export type Intent = z.infer<typeof intentSchema>;
export type WishIntent = z.infer<typeof wish>;
export type ShownIntent = Extract<Intent, { kind: 'shown' }>;
export type ReplyName = (typeof REPLIES)[number];

/** Whether an intent is this short word. */
export const isReply = (intent: Intent, ...replies: readonly ReplyName[]): boolean =>
  intent.kind === 'reply' && replies.includes(intent.reply);
