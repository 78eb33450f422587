import type { JobSearchDetail, JobSearchPatch } from '@silverjobs/contract';
import { useForm } from '@silverjobs/widgets/form';
import type { SavingSearch } from './useUpdateSearch.ts';

/**
 * Fields of a search that one choice fills; it is saved at once, over the version that was read, and two
 * windows never mix them (formats-28).
 * @param read the fields, the one that the page shows first, its words second
 */
export function usePickedFields<V extends object>(
  search: JobSearchDetail,
  saving: SavingSearch,
  read: (search: JobSearchDetail) => V,
) {
  const initial = read(search);
  const [shown, words, ...others] = Object.keys(initial) as (keyof V & string)[];
  const form = useForm({
    ...saving,
    initial,
    readCurrent: read,
    together: [Object.keys(initial) as (keyof V & string)[]],
    words: (current) => {
      const hidden = [words, ...others].map((field) => [field, null]);
      const text = words ? read(current)[words] : null;
      return { ...Object.fromEntries(hidden), ...(text ? { [String(shown)]: String(text) } : {}) };
    },
    toBody: (values, version) => ({ ...values, version }) as JobSearchPatch,
    onFailed: (error) => {
      saving.onFailed(error);
      // What is shown is what is stored.
      form.discard();
    },
  });
  return {
    ...form,
    /** Saves a choice. */
    save: (values: V) => {
      form.set(values);
      form.submit();
    },
  };
}
