import type { PublicSearchParams } from '@silverjobs/api/public';
import { JOB_TYPES, LOCATION_RADII_KM, WORK_LOAD_HOURS } from '@silverjobs/contract/constants';
import { Button, Checkbox, Field, NativeSelect } from '@silverjobs/ui';
import type { ReactNode } from 'react';

const PAYS = ['13,90', '15', '18', '22', '30'];
const KINDS = JOB_TYPES.map((label, index) => ({ value: String(index + 1), label }));
/** The most that somebody wants to work: jobs that take as much at least, or less. */
const HOURS = WORK_LOAD_HOURS.map((hours, index) => ({
  value: WORK_LOAD_HOURS.slice(0, index + 1)
    .map((_, before) => before + 1)
    .join(),
  label: `höchstens ${hours} in der Woche`,
}));
const ORDERS = [
  { value: 'neu', label: 'Neueste zuerst' },
  { value: 'nah', label: 'Nächste zuerst' },
];

/** The filters of a search; the browser's own controls, so that they work without scripts. */
export function FilterFields({ search }: { search: PublicSearchParams }): ReactNode {
  const { art, stunden, umkreis, lohn, homeoffice, sortierung } = search;
  const chosen = [art, stunden, umkreis, lohn, homeoffice, sortierung].some(Boolean);
  return (
    <details className="pub-filters" open={chosen}>
      <summary>Filter und Reihenfolge</summary>
      <div className="pub-filters__fields">
        <Field label="Art der Stelle">
          <NativeSelect name="art" defaultValue={art ?? ''} placeholder="jede" options={KINDS} />
        </Field>
        <Field label="Stunden">
          <NativeSelect
            name="stunden"
            defaultValue={stunden ?? ''}
            placeholder="gleich wie viele"
            options={HOURS}
          />
        </Field>
        <Field label="Umkreis">
          <NativeSelect
            name="umkreis"
            defaultValue={umkreis ?? ''}
            placeholder="wie üblich"
            options={[...LOCATION_RADII_KM]
              .sort((one, other) => one - other)
              .map((km) => ({ value: String(km), label: `bis ${km} km` }))}
          />
        </Field>
        <Field label="Bezahlung in der Stunde">
          <NativeSelect
            name="lohn"
            defaultValue={lohn ?? ''}
            placeholder="jede, auch Ehrenamt"
            options={PAYS.map((euros) => ({ value: euros, label: `ab ${euros} €` }))}
          />
        </Field>
        <Field label="Reihenfolge">
          <NativeSelect
            name="sortierung"
            defaultValue={sortierung ?? ''}
            placeholder="wie üblich"
            options={ORDERS}
          />
        </Field>
        <Checkbox name="homeoffice" value="1" defaultChecked={homeoffice === '1'}>
          Überwiegend von zu Hause
        </Checkbox>
      </div>
      <Button type="submit">Filter anwenden</Button>
    </details>
  );
}
