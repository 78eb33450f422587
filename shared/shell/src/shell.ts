import type { ComponentType } from 'react';
import type { AppConfig } from './config.ts';
import { type Consent, createConsent } from './consent.ts';
import { createDisplay, type DisplayChoice } from './display.ts';
import { createDocumentTitle, type DocumentTitle } from './document-title.ts';
import type { HeadCollector } from './head-elements.ts';
import type { LinkToken, LinkTokenHolder } from './link-token.ts';
import { createLive, type Live } from './live.ts';
import { announce, createNoticeStore, type Notice, type NoticeStore, notify } from './notices.ts';
import type { SessionStore } from './session.ts';
import type { AppStorage } from './storage.ts';
import { createUnsavedWork, type UnsavedWork } from './unsaved-work.ts';

/** Where an error came from; monitoring names remote and release. */
export interface ErrorContext {
  remote?: string;
  release?: string;
  /** Number of the diagnosis, such as FED-102. */
  diagnosis?: string;
  /** What was being done, in a few English words. */
  action?: string;
}

/** A part of another remote, which fails alone: it shows nothing then. */
export interface SlotWidget {
  /** The remote that it comes from. */
  remote: string;
  Component: ComponentType;
}

/** What the host offers to every remote. The stable surface between host and remotes. */
export interface Shell {
  readonly config: AppConfig;
  readonly session: SessionStore;
  readonly storage: AppStorage;
  /**
   * What of the storage the document server knew when it rendered this page; none where it rendered nothing.
   * Hydration begins with it, and goes on with the storage.
   */
  readonly drawn?: AppStorage | undefined;
  /** What the user allows on this device; nothing at first. */
  readonly consent: Consent;
  /** How the product is shown in this browser (docs/rules/display.md). */
  readonly display: DisplayChoice;
  readonly notices: NoticeStore;
  readonly unsavedWork: UnsavedWork;
  /** Secret of the link that opened the document; pages read it with useLinkToken(). */
  readonly linkToken: LinkTokenHolder;
  readonly live: Live;
  readonly title: DocumentTitle;
  /** Hears of the heads that pages declare; on the server only. */
  readonly heads?: HeadCollector | undefined;
  /** Shows a notice over the page. */
  notify(notice: Omit<Notice, 'id'>): void;
  /** Tells screen readers a text once. */
  announce(text: string): void;
  /**
   * Called after code of a page could not be loaded. Brings a tab with old releases to the present
   * ones: true when the page is being reloaded or the user was asked, so nothing else needs to
   * be said.
   */
  renewAfterFailure(): Promise<boolean>;
  /** Tells the other tabs that nobody is signed in any more: they leave, too. */
  announceSignedOut(): void;
  /**
   * The widgets of other remotes for a place of a page, for who is signed in now; none where a remote is switched
   * off or does not come. The widgets package's `<Slot>` asks for them.
   */
  loadWidgets(slot: string): Promise<SlotWidget[]>;
  /** Reports an error to monitoring; remotes have no other way. */
  reportError(error: unknown, context?: ErrorContext): void;
}

/** Parts that the host (or a harness, or a test) gives to a shell. */
export interface ShellParts {
  config: AppConfig;
  session: SessionStore;
  storage: AppStorage;
  drawn?: AppStorage | undefined;
  /** The display that the document server rendered this page with, as its cookie has it. */
  drawnDisplay?: string | null | undefined;
  linkToken?: LinkToken | null;
  heads?: HeadCollector | undefined;
  reportError?: Shell['reportError'];
  renewAfterFailure?: Shell['renewAfterFailure'];
  announceSignedOut?: Shell['announceSignedOut'];
  loadWidgets?: Shell['loadWidgets'];
}

/** Builds a shell; without `reportError` errors go to the console. */
export function createShell(parts: ShellParts): Shell {
  const notices = createNoticeStore();
  return {
    config: parts.config,
    session: parts.session,
    storage: parts.storage,
    ...(parts.drawn && { drawn: parts.drawn }),
    consent: createConsent(parts.storage),
    display: createDisplay(parts.storage, parts.drawnDisplay),
    notices,
    unsavedWork: createUnsavedWork(),
    linkToken: { current: parts.linkToken ?? null },
    live: createLive(),
    title: createDocumentTitle(parts.config.logoText),
    ...(parts.heads && { heads: parts.heads }),
    notify: (notice) => notify(notices, notice),
    announce: (text) => announce(notices, text),
    renewAfterFailure: parts.renewAfterFailure ?? (async () => false),
    announceSignedOut: parts.announceSignedOut ?? (() => {}),
    loadWidgets: parts.loadWidgets ?? (async () => []),
    reportError: parts.reportError ?? ((error, context) => console.error(error, context)),
  };
}
