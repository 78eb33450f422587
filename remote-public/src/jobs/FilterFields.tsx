import type { PublicSearchParams } from '@silverjobs/api/public';
import { LOCATION_RADII_KM } from '@silverjobs/contract/constants';
import { Button, Checkbox, Field, NativeSelect } from '@silverjobs/ui';
import type { ReactNode } from 'react';

const PAYS = ['13,90', '15', '18', '22', '30'];
const ORDERS = [
  { value: 'neu', label: 'Neueste zuerst' },
  { value: 'nah', label: 'Nächste zuerst' },
];

/** The filters of a search; the browser's own controls, so that they work without scripts. */
export function FilterFields({ search }: { search: PublicSearchParams }): ReactNode {
  const chosen = [search.umkreis, search.lohn, search.homeoffice, search.sortierung].some(Boolean);
  return (
    <details className="pub-filters" open={chosen}>
      <summary>Filter und Reihenfolge</summary>
      <div className="pub-filters__fields">
        <Field label="Umkreis">
          <NativeSelect
            name="umkreis"
            defaultValue={search.umkreis ?? ''}
            placeholder="wie üblich"
            options={[...LOCATION_RADII_KM]
              .sort((one, other) => one - other)
              .map((km) => ({ value: String(km), label: `bis ${km} km` }))}
          />
        </Field>
        <Field label="Bezahlung in der Stunde">
          <NativeSelect
            name="lohn"
            defaultValue={search.lohn ?? ''}
            placeholder="jede, auch Ehrenamt"
            options={PAYS.map((euros) => ({ value: euros, label: `ab ${euros} €` }))}
          />
        </Field>
        <Field label="Reihenfolge">
          <NativeSelect
            name="sortierung"
            defaultValue={search.sortierung ?? 'neu'}
            options={ORDERS}
          />
        </Field>
        <Checkbox name="homeoffice" value="1" defaultChecked={search.homeoffice === '1'}>
          Überwiegend von zu Hause
        </Checkbox>
      </div>
      <Button type="submit">Filter anwenden</Button>
    </details>
  );
}
