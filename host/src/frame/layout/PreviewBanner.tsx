import { sessionStore } from '@silverjobs/shell';
import { Alert, Button } from '@silverjobs/ui';
import { useEffect, useState } from 'react';
import type { PreviewNote } from '../../../common/boot-data.ts';
import { PREVIEW_KEY } from '../../../common/document-names.ts';

/** Says that this tab shows other builds than everybody sees, or why it does not (delivery-7). */
export function PreviewBanner({ releases, problem }: PreviewNote) {
  const [read, setRead] = useState(false);
  useEffect(() => {
    // The next document of this tab is an ordinary one.
    if (problem) sessionStore()?.removeItem(PREVIEW_KEY);
  }, [problem]);

  function end() {
    sessionStore()?.removeItem(PREVIEW_KEY);
    window.location.reload();
  }

  if (read) return null;
  return (
    <aside aria-label="Vorschau" className="app-preview">
      {problem ? (
        <Alert
          tone="error"
          title="Keine Vorschau"
          action={<Button onClick={() => setRead(true)}>Verstanden</Button>}
        >
          {problem}
        </Alert>
      ) : (
        <Alert
          tone="warning"
          title="Vorschau, nur in diesem Tab"
          action={<Button onClick={end}>Vorschau beenden</Button>}
        >
          {releases.map(({ name, release }) => `${name} ${release}`).join(', ')}
        </Alert>
      )}
    </aside>
  );
}
