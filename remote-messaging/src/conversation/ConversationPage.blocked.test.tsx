import { buildConversation } from '@silverjobs/testing';
import { screen } from '@testing-library/react';
import { openConversation } from './testing/open-conversation.tsx';

test('TRUST-15 safety-9 a conversation with a blocked employer says so, what to do now, and takes no answer', async () => {
  openConversation({
    handlers: {
      'GET /communication/{id}': () => [
        buildConversation({ blocked: true, _job_demand_with_labels: [] }),
      ],
    },
  });
  expect(await screen.findByText(/Rufen Sie sofort Ihre Bank an/)).toBeVisible();
  expect(screen.getAllByText('Vom Betreiber gesperrt')).toHaveLength(2);
  expect(screen.queryByRole('textbox')).toBeNull();
});
