import { applyChosenDisplay, applyOldTextSize } from '../appearance.ts';
import { listLastOpened } from '../last-opened.ts';

applyOldTextSize();
applyChosenDisplay();
const again = () => location.reload();
addEventListener('online', again);
addEventListener('DOMContentLoaded', () => {
  document.querySelector('button')?.addEventListener('click', again);
  listLastOpened(document.querySelector('section'));
});
