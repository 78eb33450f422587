import { applyChosenDisplay, applyOldTextSize } from '../appearance.ts';
import { holdClicks } from '../hold-clicks.ts';
import { noteOpened } from '../last-opened.ts';

applyOldTextSize();
applyChosenDisplay();
holdClicks();
noteOpened();
