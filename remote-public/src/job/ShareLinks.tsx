import { withBasePath } from '@silverjobs/contract/base-path';
import { Button, icon, LinkButton } from '@silverjobs/ui';
import { Mail, MessageCircle, Printer, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';

interface ShareLinksProps {
  title: string;
  path: string;
}

/** Passes a job on: by mail and WhatsApp with links, which need no scripts; by the system where it can. */
export function ShareLinks({ title, path }: ShareLinksProps): ReactNode {
  // The document is the same wherever it is read; the whole address is known in the browser.
  const [origin, setOrigin] = useState('');
  const [canShare, setCanShare] = useState(false);
  const [told, setTold] = useState('');
  useEffect(() => {
    setOrigin(window.location.origin);
    setCanShare(typeof navigator.share === 'function');
  }, []);
  const url = `${origin}${withBasePath(path)}`;
  const words = encodeURIComponent(`${title}\n${url}`);

  async function share() {
    try {
      if (canShare) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setTold('Der Link ist kopiert. Sie können ihn jetzt einfügen.');
    } catch (error) {
      // Closing the system's window is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setTold(`Bitte kopieren Sie die Adresse: ${url}`);
    }
  }

  return (
    <div className="pub-job__share">
      {origin && (
        <>
          <Button fullWidth icon={<Share2 {...icon()} />} onClick={() => void share()}>
            {canShare ? 'Teilen' : 'Link kopieren'}
          </Button>
          <p role="status">{told}</p>
        </>
      )}
      <LinkButton
        fullWidth
        icon={<Mail {...icon()} />}
        href={`mailto:?subject=${encodeURIComponent(`Stelle: ${title}`)}&body=${words}`}
      >
        Per E-Mail senden
      </LinkButton>
      {origin && (
        <>
          <LinkButton
            fullWidth
            icon={<MessageCircle {...icon()} />}
            href={`https://wa.me/?text=${words}`}
            rel="noopener nofollow"
          >
            Mit WhatsApp senden
          </LinkButton>
          <Button fullWidth icon={<Printer {...icon()} />} onClick={() => window.print()}>
            Drucken
          </Button>
        </>
      )}
    </div>
  );
}
