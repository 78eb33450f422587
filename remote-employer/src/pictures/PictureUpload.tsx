import { useApi } from '@silverjobs/api';
import { uploadPicture } from '@silverjobs/api/picture';
import type { EmployerPicture } from '@silverjobs/contract';
import { Text } from '@silverjobs/ui';
import { FileUpload } from '@silverjobs/widgets/papers';
import type { ReactNode } from 'react';

interface PictureUploadProps {
  kind: 'logo' | 'picture';
  label: string;
  onUploaded: (picture: EmployerPicture) => void;
}

/** Chooses a logo or picture and sends it (employers-94). */
export function PictureUpload({ kind, label, onUploaded }: PictureUploadProps): ReactNode {
  const api = useApi();
  return (
    <>
      <Text tone="quiet">JPEG, PNG oder WebP, bis 10 MB. Wir machen es kleiner.</Text>
      <FileUpload
        label={label}
        accept=".jpg,.jpeg,.png,.webp"
        send={(file, options) => uploadPicture(api, kind, file, options)}
        onUploaded={onUploaded}
      />
    </>
  );
}
