import { Button, Card, Field, Inline, icon, Stack, TextArea, TextInput } from '@silverjobs/ui';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FoldCard } from '../documents/FoldCard.tsx';
import { FIELD_LABELS, type LetterField, type LetterParts, missingFields } from './letter-parts.ts';
import { ChangeNote, LineSource, ParagraphSource } from './PartNotes.tsx';
import { lastChange, type Sheet } from './sheet-state.ts';

interface LetterFormProps {
  readonly sheet: Sheet;
  readonly onChange: (parts: LetterParts) => void;
}

type Row = {
  readonly field: LetterField;
  readonly hint?: string;
  readonly type?: 'tel' | 'email';
  readonly autoComplete?: string;
  readonly optional?: boolean;
  readonly rows?: number;
};

const SENDER: readonly Row[] = [
  { field: 'name', autoComplete: 'name' },
  { field: 'street', autoComplete: 'street-address' },
  { field: 'place' },
  { field: 'phone', type: 'tel', autoComplete: 'tel', optional: true },
  { field: 'email', type: 'email', autoComplete: 'email', optional: true },
];
const NOT_SAID =
  'Steht nicht in der Anzeige. Sie finden die Anschrift meist im Impressum auf der Internetseite des Arbeitgebers.';
const RECIPIENT: readonly Row[] = [
  { field: 'employer', rows: 1 },
  { field: 'contact', hint: 'Zum Beispiel „Frau Weber“ oder „Herrn Weber“.', optional: true },
  { field: 'employerStreet', hint: NOT_SAID },
  { field: 'employerPlace', hint: 'Zum Beispiel „50667 Köln“.' },
];
const HEAD: readonly Row[] = [
  { field: 'date' },
  { field: 'subject', rows: 1 },
  { field: 'salutation' },
];
const END: readonly Row[] = [
  { field: 'closing' },
  { field: 'signed' },
  {
    field: 'enclosed',
    hint: 'Eine Zeile für jede Anlage, zum Beispiel „Lebenslauf“.',
    rows: 1,
    optional: true,
  },
];

/** Parts that claim nothing. */
const FORMS: ReadonlySet<LetterField> = new Set(['date', 'salutation', 'closing', 'signed']);

/** A paragraph that is long, in characters, and the longest that is kept; the longest part of more lines. */
const PARAGRAPH_MAX = 3_000;
const PARAGRAPH_END = 12_000;
const LINES_MAX = 1_000;

/** A part with one field: what stands in it, where it comes from, what the last change made of it. */
function PartField({ row, sheet, onChange }: LetterFormProps & { row: Row }): ReactNode {
  const { field, hint, rows, optional, ...input } = row;
  const value = sheet.parts[field];
  const last = lastChange(sheet);
  const change = last?.changes.find(({ key }) => key === field);
  const write = (text: string) => onChange({ ...sheet.parts, [field]: text });
  // A hint about what is missing goes once it is there.
  const said = hint === NOT_SAID && value !== '' ? undefined : hint;
  return (
    <div>
      <Field label={FIELD_LABELS[field]} hint={said} optional={optional}>
        {rows === undefined ? (
          <TextInput
            {...input}
            value={value}
            maxLength={200}
            onChange={({ target }) => write(target.value)}
          />
        ) : (
          <TextArea
            rows={rows}
            value={value}
            onChange={({ target }) => write(target.value.slice(0, LINES_MAX))}
          />
        )}
      </Field>
      {!FORMS.has(field) && <LineSource text={value} sources={sheet.sources} />}
      {change && last && <ChangeNote change={change} by={last.by} />}
    </div>
  );
}

const joined = (...texts: readonly string[]) => texts.filter(Boolean).join(', ');

/** The parts of the letter as fields, in the order of the paper (assistants-82). */
export function LetterForm({ sheet, onChange }: LetterFormProps): ReactNode {
  const { parts } = sheet;
  const missing = missingFields(parts);
  const isOpen = (rows: readonly Row[]) => rows.some(({ field }) => missing.includes(field));
  const fields = (rows: readonly Row[]) =>
    rows.map((row) => <PartField key={row.field} row={row} sheet={sheet} onChange={onChange} />);
  return (
    <Stack gap={4}>
      <FoldCard
        title="Absender"
        summary={joined(parts.name, parts.street, parts.place) || 'Noch leer'}
        startsOpen={isOpen(SENDER)}
      >
        {fields(SENDER)}
      </FoldCard>
      <FoldCard
        title="Empfänger"
        summary={
          joined(parts.employer, parts.contact, parts.employerStreet, parts.employerPlace) ||
          'Noch leer'
        }
        startsOpen={isOpen(RECIPIENT) || parts.employerStreet === ''}
      >
        {fields(RECIPIENT)}
      </FoldCard>
      <Card as="section" title="Brief">
        <Stack gap={4}>
          {fields(HEAD)}
          <Paragraphs sheet={sheet} onChange={onChange} />
          {fields(END)}
        </Stack>
      </Card>
    </Stack>
  );
}

/** What stands between salutation and greeting. */
function Paragraphs({ sheet, onChange }: LetterFormProps): ReactNode {
  const { parts, sources } = sheet;
  const { paragraphs } = parts;
  const last = lastChange(sheet);
  const write = (next: LetterParts['paragraphs']) => onChange({ ...parts, paragraphs: next });
  const free = Math.max(0, ...paragraphs.map(({ id }) => id)) + 1;
  const gone = last?.changes.filter(({ key }) => typeof key === 'number' && key < 0) ?? [];
  return (
    <>
      {paragraphs.map(({ id, text }, at) => {
        const change = last?.changes.find(({ key }) => key === id);
        return (
          <div key={id}>
            <Field label={`Absatz ${at + 1}`}>
              <TextArea
                rows={2}
                lang="de"
                spellCheck
                limit={PARAGRAPH_MAX}
                value={text}
                onChange={({ target }) => {
                  const now = { id, text: target.value.slice(0, PARAGRAPH_END) };
                  write(paragraphs.map((one) => (one.id === id ? now : one)));
                }}
              />
            </Field>
            {change && last && <ChangeNote change={change} by={last.by} />}
            <ParagraphSource text={text} sources={sources} />
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 {...icon('sm')} />}
              onClick={() => write(paragraphs.filter((one) => one.id !== id))}
            >
              Absatz {at + 1} entfernen
            </Button>
          </div>
        );
      })}
      {last && gone.map((change) => <ChangeNote key={change.key} change={change} by={last.by} />)}
      <Inline gap={3}>
        <Button
          size="small"
          icon={<Plus {...icon('sm')} />}
          onClick={() => write([...paragraphs, { id: free, text: '' }])}
        >
          Absatz hinzufügen
        </Button>
      </Inline>
    </>
  );
}
