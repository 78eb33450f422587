import { CASE_OWNERS } from '@silverjobs/contract/operator';
import { useSearchParams } from 'react-router-dom';

/** Parameter of the address: whose work. */
export const OWNER = 'wer';

/** Whose work an address asks for; undefined for all. */
export const readOwner = (params: URLSearchParams) =>
  CASE_OWNERS.find((one) => one === params.get(OWNER));

/** Parameters of the address that narrow a list, and how one is chosen; '' takes it away. */
export function useFilter(): [URLSearchParams, (name: string, value: string) => void] {
  const [params, setParams] = useSearchParams();
  function choose(name: string, value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }
  return [params, choose];
}
