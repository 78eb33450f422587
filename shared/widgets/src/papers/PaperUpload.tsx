import { useApi } from '@silverjobs/api';
import { cachePaper, uploadPaper } from '@silverjobs/api/paper';
import type { Paper } from '@silverjobs/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { FileUpload } from './FileUpload.tsx';

const ACCEPT = '.pdf,.docx,.jpg,.jpeg,.png';

interface PaperUploadProps
  extends Pick<ComponentProps<typeof FileUpload>, 'label' | 'accessibleLabel' | 'variant'> {
  /** The paper whose place the file takes. */
  replaces?: number;
  onUploaded: (paper: Paper) => void;
}

/** Chooses a file and keeps it as a paper (jobs-143). */
export function PaperUpload({ replaces, ...shown }: PaperUploadProps): ReactNode {
  const api = useApi();
  const queries = useQueryClient();
  return (
    <FileUpload
      {...shown}
      accept={ACCEPT}
      send={async (file, options) => {
        const paper = await uploadPaper(api, file, { ...options, replaces });
        cachePaper(queries, paper);
        return paper;
      }}
    />
  );
}
