import { addTypeface } from '../appearance.ts';

addTypeface();
