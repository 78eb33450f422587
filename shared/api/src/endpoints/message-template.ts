import { type ApiClient, request } from '@silverjobs/api';
import type { Template, TemplateInput } from '@silverjobs/contract';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';

const templatesKey = ['templates'] as const;

/** The own message templates and the shared ones (account-16). */
export function templatesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: templatesKey,
    queryFn: ({ signal }) => request(api.main, 'GET /outreach_template', { signal }),
  });
}

/**
 * Adds a template, or changes an own one (by POST, formats-15); the cached list has it at once.
 * @param id of the template to change; null adds one
 */
export function saveTemplateMutation(api: ApiClient, queries: QueryClient, id: number | null) {
  return mutationOptions({
    mutationFn: (body: TemplateInput) =>
      id === null
        ? request(api.main, 'POST /outreach_template', { body })
        : request(api.main, 'POST /outreach_template/{id}', { params: { id }, body }),
    onSuccess: (saved) => {
      queries.setQueryData<Template[]>(
        templatesKey,
        (list) =>
          list &&
          (id === null ? [...list, saved] : list.map((one) => (one.id === id ? saved : one))),
      );
      return id === null ? queries.invalidateQueries({ queryKey: templatesKey }) : undefined;
    },
  });
}

/** Deletes a template of the user; the cached list loses it at once. */
export function deleteTemplateMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (id: number) =>
      request(api.main, 'DELETE /outreach_template/{id}', { params: { id } }),
    onSuccess: (_, id) =>
      queries.setQueryData<Template[]>(templatesKey, (list) =>
        list?.filter((template) => template.id !== id),
      ),
  });
}
