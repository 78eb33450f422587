import type { CvPhoto } from '@silverjobs/contract';
import { useShell } from '@silverjobs/shell';
import { useEffect, useState } from 'react';
import { parsePhoto } from './parse-cv.ts';

/** Name in the user's storage. */
const LOCAL_PHOTO_KEY = 'cv.photo';

/** A photo that stays in this browser. */
export interface LocalPhoto {
  readonly photo: CvPhoto | null;
  readonly keep: (photo: CvPhoto | null) => void;
}

/** The photo that is kept in this browser only, until the user signs out. */
export function useLocalPhoto(): LocalPhoto {
  const { storage } = useShell();
  const [photo, setPhoto] = useState<CvPhoto | null>(null);

  useEffect(() => setPhoto(storage.read(LOCAL_PHOTO_KEY, parsePhoto)), [storage]);

  function keep(next: CvPhoto | null) {
    setPhoto(next);
    storage.write(LOCAL_PHOTO_KEY, next);
  }
  return { photo, keep };
}
