import { type ApiClient, request } from '@silverjobs/api';
import type { EmployerPicture, EmployerProfile, OperatorPicture } from '@silverjobs/contract';
import type { PICTURE_KINDS } from '@silverjobs/contract/constants';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { employerProfileQuery } from './client.ts';
import { type UploadOptions, uploadParts } from './paper.ts';

/** For making a small picture of a large one, in milliseconds. */
const MAKE_TIMEOUT_MS = 90_000;

/**
 * Sends a logo or picture and has it made small (ours).
 * @throws AxiosError with the sentence why a file is refused
 */
export async function uploadPicture(
  api: ApiClient,
  kind: (typeof PICTURE_KINDS)[number],
  file: File,
  options: Pick<UploadOptions, 'onProgress' | 'signal'>,
): Promise<EmployerPicture> {
  const upload_id = await uploadParts(api, file, options);
  // Not tried again by itself: it would be made twice.
  return request(api.main, 'POST /client_picture', {
    body: { kind, upload_id },
    signal: options.signal,
    timeout: MAKE_TIMEOUT_MS,
  });
}

/** Puts another logo, or none, into the cached profile. */
export function cacheLogo(
  api: ApiClient,
  queries: QueryClient,
  logo: EmployerPicture | null,
): void {
  queries.setQueryData<EmployerProfile>(employerProfileQuery(api).queryKey, (profile) => {
    if (!profile) return profile;
    const { logo: _, ...shown } = profile._shown;
    return { ...profile, logo, _shown: { ...shown, ...(logo && { logo }) } };
  });
}

/** Deletes the logo of the employer (ours). */
export function deleteLogoMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: () => request(api.main, 'DELETE /client_logo'),
    onSuccess: () => cacheLogo(api, queries, null),
  });
}

/** Picture and logo of an advertisement, for operators (employers-95). */
export function operatorPicturesQuery(api: ApiClient, id: number) {
  return queryOptions({
    queryKey: ['operator', 'pictures', id],
    queryFn: ({ signal }): Promise<OperatorPicture[]> =>
      request(api.main, 'GET /operator/job/{id}/pictures', { params: { id }, signal }),
  });
}

interface HiddenPicture {
  /** Of the advertisement at which it is seen. */
  jobId: number;
  picture_id: string;
  hidden: boolean;
  reason: string;
}

/** Hides a picture or logo, or shows it again (employers-95). */
export function hidePicture(
  api: ApiClient,
  { jobId, ...body }: HiddenPicture,
): Promise<OperatorPicture[]> {
  return request(api.main, 'PUT /operator/job/{id}/pictures', { params: { id: jobId }, body });
}
