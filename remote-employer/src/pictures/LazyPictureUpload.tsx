import { useLazyComponent } from '@silverjobs/shell';
import { Spinner, Text } from '@silverjobs/ui';
import { type ComponentProps, type ReactNode, useEffect } from 'react';

const importUpload = async () => (await import('./PictureUpload.tsx')).PictureUpload;

type UploadProps = ComponentProps<Awaited<ReturnType<typeof importUpload>>>;

/** The choice of a picture, whose code comes after the page. */
export function LazyPictureUpload(props: UploadProps): ReactNode {
  const { Component, load, failed } = useLazyComponent(importUpload, { quiet: true });
  useEffect(() => void load(), [load]);
  if (Component) return <Component {...props} />;
  if (!failed) return <Spinner label="Das Hochladen wird vorbereitet …" />;
  return <Text tone="quiet">Bilder können gerade nicht hochgeladen werden.</Text>;
}
