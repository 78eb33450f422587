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

/** Adds a template; the cached list has it at once. */
export function addTemplateMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: (input: TemplateInput) =>
      request(api.main, 'POST /outreach_template', { body: input }),
    onSuccess: (added) => {
      queries.setQueryData<Template[]>(templatesKey, (list) => list && [...list, added]);
      return queries.invalidateQueries({ queryKey: templatesKey });
    },
  });
}

/** Changes an own template (by POST, formats-15); the cached list has it at once. */
export function changeTemplateMutation(api: ApiClient, queries: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, input }: { id: number; input: TemplateInput }) =>
      request(api.main, 'POST /outreach_template/{id}', { params: { id }, body: input }),
    onSuccess: (changed) =>
      queries.setQueryData<Template[]>(templatesKey, (list) =>
        list?.map((template) => (template.id === changed.id ? changed : template)),
      ),
  });
}

/** Deletes an own template; the cached list loses it at once. */
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
