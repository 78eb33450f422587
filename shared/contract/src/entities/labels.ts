import { z } from 'zod';
import { id, text } from '../primitives.ts';

/** A lookup item: experience_years, employer_years, education_level, work_load_candidate. */
export const labelled = z.object({ id, label: text(200) }).meta({ id: 'Labelled' });
/** A sector or subsector: these use name (formats-21). */
export const named = z.object({ id, name: text(200) }).meta({ id: 'Named' });
/** A search radius; meters is the stored value. */
export const radiusOption = z
  .object({ id, meters: z.int().min(0), label: text(50) })
  .meta({ id: 'RadiusOption' });
/** How often a saved search writes; config is the label (formats-21). */
export const alertOption = z
  .object({ id, config: text(200), label: text(200) })
  .meta({ id: 'AlertOption' });
