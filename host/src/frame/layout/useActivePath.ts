import { useLocation } from 'react-router-dom';
import { usePageShown } from '../declared-pages/usePageShown.ts';

/** Path that menu and tabs mark: that of the page shown, or of the entry it declares to be under. */
export function useActivePath(): string {
  const { pathname } = useLocation();
  return usePageShown()?.under ?? pathname;
}
