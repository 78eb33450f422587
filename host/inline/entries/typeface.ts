import { loadTypeface } from '../appearance.ts';

loadTypeface();
