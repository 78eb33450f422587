import { applyStyleAttributes } from '../appearance.ts';

applyStyleAttributes();
