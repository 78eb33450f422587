import type { ShownLogo, ShownPicture } from '@silverjobs/contract';
import { withBasePath } from '@silverjobs/contract/base-path';
import { picturePath } from '@silverjobs/contract/picture-path';
import type { ReactNode } from 'react';
import './pictures.css';

interface Box {
  width: number;
  height: number;
}

/** As large as fits, so that what is below never moves. */
function within({ width, height }: Box, most: Box): Box {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const PICTURE: Box = { width: 1_200, height: 480 };
const LOGO: Box = { width: 200, height: 96 };

const LAZY = { loading: 'lazy', decoding: 'async' } as const;

/** The picture of an advertisement: below what decides, loaded when somebody comes near it (employers-94). */
export function JobPicture({ picture }: { picture: ShownPicture | undefined }): ReactNode {
  if (!picture) return null;
  return (
    <img
      {...LAZY}
      {...within(picture, PICTURE)}
      className="job-picture"
      src={withBasePath(picturePath(picture.id))}
      alt={picture.alt}
    />
  );
}

/** The logo of an employer; its name stands beside it (employers-94). */
export function EmployerLogo({
  logo,
  name,
}: {
  logo: ShownLogo | undefined;
  name: string | null;
}): ReactNode {
  if (!logo) return null;
  return (
    <img
      {...LAZY}
      {...within(logo, LOGO)}
      className="employer-logo"
      src={withBasePath(picturePath(logo.id))}
      alt={`Logo: ${name ?? 'Arbeitgeber'}`}
    />
  );
}
