import { applyChosenDisplay, applyOldTextSize } from '../appearance.ts';
import { holdClicks } from '../hold-clicks.ts';

applyOldTextSize();
applyChosenDisplay();
holdClicks();
