import { messageText } from '@silverjobs/contract/forms/message';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';

function sentence(schema: z.ZodType, body: unknown) {
  return schema.safeParse(body, { error: describeIssue }).error?.issues[0]?.message;
}

test.each([
  [{ message: z.string() }, {}, 'Ihre Nachricht fehlt. Bitte ergänzen Sie das.'],
  [{ alert_label: z.string() }, {}, 'Eine Angabe fehlt. Bitte ergänzen Sie das.'],
  [
    { title: z.string().min(1) },
    { title: '' },
    'Der Titel darf nicht leer sein. Bitte ergänzen Sie das.',
  ],
  [{ text: z.string().min(3) }, { text: 'ab' }, 'Der Text ist zu kurz: 3 Zeichen sind nötig.'],
  [
    { message: z.string().max(10_000) },
    { message: 'a'.repeat(10_012) },
    'Ihre Nachricht ist zu lang: 10.000 Zeichen sind möglich, es sind 10.012.',
  ],
  [{ search_what_id: z.int() }, { search_what_id: 'x' }, 'Diese Tätigkeit gibt es nicht mehr.'],
  [{ mode: z.enum(['lean']) }, { mode: 'x' }, 'Eine Angabe stimmt nicht. Bitte prüfen Sie das.'],
])('no field of the API is named in a sentence: %# %j', (shape, body, expected) => {
  expect(sentence(z.object(shape as z.ZodRawShape), body)).toBe(expected);
});

test('a rule with a sentence of its own keeps it: browser and backend say the same', () => {
  const message = 'a'.repeat(10_012);
  expect(sentence(z.object({ message: messageText }), { message })).toBe(
    'Ihre Nachricht ist zu lang: 10.000 Zeichen sind möglich, es sind 10.012.',
  );
});
