import type { Narrowing } from '@silverjobs/contract';
import { narrowingTexts } from '@silverjobs/contract/narrowing-texts';
import { Card, Checkbox } from '@silverjobs/ui';
import { Form, SubmitButton, useForm } from '@silverjobs/widgets/form';
import type { SavingSearch } from './useUpdateSearch.ts';

interface NarrowingCardProps {
  narrowing: Narrowing;
  saving: SavingSearch;
}

const fieldsOf = (narrowing: Narrowing | undefined) =>
  narrowingTexts(narrowing ?? {})
    .map(({ field }) => field)
    .join();

/** What a search asks beside activity and place: each part stays or goes (jobs-24). */
export function NarrowingCard({ narrowing, saving }: NarrowingCardProps) {
  const form = useForm({
    ...saving,
    initial: { kept: fieldsOf(narrowing) },
    readCurrent: (current) => ({ kept: fieldsOf(current.narrowing) }),
    names: { kept: 'Weitere Filter' },
    toBody: ({ kept }, version) => ({
      narrowing: Object.fromEntries(
        Object.entries(narrowing).filter(([field]) => kept.split(',').includes(field)),
      ),
      version,
    }),
  });
  const kept = form.values.kept.split(',').filter(Boolean);
  const parts = narrowingTexts(narrowing);
  if (parts.length === 0) return null;
  return (
    <Card as="section" title="Weitere Filter">
      <Form form={form} gap={4}>
        <fieldset id={form.idOf('kept')} className="sj-group">
          <legend className="sj-field__label">Wonach wir außerdem suchen</legend>
          {parts.map(({ field, text }) => (
            <Checkbox
              key={field}
              checked={kept.includes(field)}
              onChange={({ target }) => {
                const others = kept.filter((one) => one !== field);
                form.set({ kept: (target.checked ? [...others, field] : others).join() });
              }}
            >
              {text}
            </Checkbox>
          ))}
        </fieldset>
        <div>
          <SubmitButton form={form} loadingText="Wird gespeichert …">
            Filter speichern
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
