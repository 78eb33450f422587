import type { AccessRule, CallKeyWith, Calls, LiveTopic, QueryOf } from '@silverjobs/contract';
import type { HelpTopic, TourStop } from './page-help.ts';
import type { DeepLinkRule, Purpose } from './page-roles.ts';

/** Value of a query parameter of a first call. */
type FirstCallValue =
  | string
  | number
  /** Member `field` of the JSON object kept under `stored` in the URL, else in local storage. */
  | { stored: string; field: string; without?: number }
  /** The same for text, when it is one of these words, or ids with commas between them. */
  | { stored: string; field: string; oneOf: readonly string[] | 'ids' }
  /** A path parameter of the page. */
  | { param: string }
  /** A parameter of the page's address; left out where it has none. */
  | { query: string };

/** Names in the query of a call; of each of its modes, where it has some. */
type QueryName<Query> = Query extends object ? keyof Query & string : never;

/**
 * A GET that the document starts before any script has loaded, because the page will ask for it. In
 * its path `{name}` stands for a path parameter of the page. Only calls of the contract fit.
 */
export type FirstCall = {
  [Key in CallKeyWith<'GET'>]: Key extends `GET ${infer Path}`
    ? {
        group: Calls[Key]['group'];
        path: Path;
        query?: Partial<Record<QueryName<QueryOf<Key>>, FirstCallValue>>;
      }
    : never;
}[CallKeyWith<'GET'>];

/**
 * A GET of an API group that a team brings along (delivery-91), which the document starts as it does a first call.
 * The contract does not know it: no type checks it, and what it answers is what the page's own schema takes.
 */
export interface TeamCall {
  /** The group, as the operator gives it an address (`TEAM_API_URLS`); without one nothing is asked. */
  group: string;
  /** Below that address; in it `{name}` stands for a path parameter of the page. */
  path: `/${string}`;
  query?: Record<string, FirstCallValue>;
}

/** A page that a remote offers. */
export interface PageConfig {
  /** Path with `:name` for parameters. */
  path: string;
  /** Further paths that lead to the same page. */
  aliases?: string[];
  /** Name under which the page's module is exposed; the module exports a component of this name. */
  expose: string;
  /** The module, relative to the remote's folder. */
  module: string;
  /** German name of the page, for the document's title. */
  title: string;
  access: AccessRule;
  /** Path of the menu entry and tab that the page belongs to, when its own path does not begin with it. */
  under?: string;
  firstCalls?: FirstCall[];
  firstTeamCalls?: TeamCall[];
  /** What the page is for the frame, which links to it without knowing whose it is. */
  purpose?: Purpose;
  /** Purposes to which the frame shows no button here, because the page has its own. */
  withoutButtonTo?: Purpose[];
  /** Links of mails that lead here. */
  deepLink?: DeepLinkRule;
  /**
   * The link of a mail leads here, and what it asks: who runs no scripts gets a form that answers with
   * the link's token (access-50).
   */
  linkForm?: {
    /** Where it is sent, below the calls of the main group; answers with a page to go to. */
    path: string;
    question: string;
    /** What the button says. */
    confirm: string;
  };
  /**
   * The page is for everybody, without an account: its document is the same for all, so caches may keep it
   * (delivery-70). It works without scripts, which come when somebody does something.
   */
  publicDocument?: {
    /** Seconds for which it is answered again as it is; then again, for ten minutes, if its first calls answer the same. */
    freshSeconds: number;
    /** Seconds after those for which caches may answer while they ask for a new one. */
    staleSeconds: number;
  };
  /** Places for widgets of other remotes; the page shows each with `<Slot name>` of the widgets package. */
  slots?: {
    /** Known to all teams: unique in the product. */
    name: string;
    /** What a widget may cost, with the entry of its remote: compressed bytes. */
    maxBytes: number;
  }[];
}

/** A part of the remote that stands in a page of another one. It is given nothing but the address it stands at. */
export interface WidgetConfig {
  /** Name of the place, which the owner of that page declares. */
  slot: string;
  /** Name under which the widget's module is exposed; the module exports a component of this name. */
  expose: string;
  /** The module, relative to the remote's folder. */
  module: string;
  /** Who gets it; nobody else's browser loads any of it. */
  access: AccessRule;
}

/** Groups of the side menu, in their order. */
type MenuSection = 'jobs' | 'personal' | 'silverplus' | 'employer' | 'operator';

/** Icons of the menu, rendered by the host. */
export type MenuIcon =
  | 'badge-euro'
  | 'bookmark'
  | 'briefcase'
  | 'building'
  | 'compass'
  | 'file-user'
  | 'graduation-cap'
  | 'mail'
  | 'messages'
  | 'pen-line'
  | 'phone'
  | 'plus'
  | 'printer'
  | 'send'
  | 'settings'
  | 'sparkles'
  | 'star'
  | 'user';

/** A number beside a menu entry: how much waits there. The host renders it without knowing what it is. */
interface MenuBadge {
  /** Topic of the live events whose count it shows. */
  topic: Extract<LiveTopic, 'messages'>;
  /** GET whose answer's `id` is the number; asked at the start, and now and then without events. */
  call: FirstCall;
  /** Key of that answer among the queries: the remote's own calls keep it true. */
  queryKey: string[];
  /** German text for screen readers: for one, and for more with `{n}` for the number. */
  one: string;
  more: string;
}

/** An entry of the side menu; its access is that of the page it leads to. */
interface MenuEntry {
  section: MenuSection;
  /** Place within the section, ascending. */
  order: number;
  path: string;
  label: string;
  icon: MenuIcon;
  /** A section of the team's own, right behind `section`; entries of one name stand together. */
  ownSection?: { name: string; heading: string };
  /**
   * An icon of the team's own in place of `icon`: lines on a ground of 24 by 24, drawn 2 wide with round ends,
   * each as `d` of a path.
   */
  ownIcon?: string[];
  /** Also a tab of the header, at this place (layout-2). */
  tab?: number;
  badge?: MenuBadge;
  /** A number that no live event tells: asked for every minute. */
  polledBadge?: Omit<MenuBadge, 'topic'>;
}

/** What a remote declares about itself, in its `remote.config.ts`. */
export interface RemoteConfig {
  /** Short name, as in the folder `remote-<name>`. */
  name: string;
  /** Team that answers for the remote. */
  owner: string;
  /** Where the team says what to do when it fails, as an address or a path of its repository. */
  runbook?: string;
  pages: PageConfig[];
  menu: MenuEntry[];
  /** Parts that stand in pages of other remotes. */
  widgets?: WidgetConfig[];
  /** Help with the pages; the host shows all that is declared (guide-15). */
  help?: HelpTopic[];
  /** What the tour shows of the pages. */
  tour?: TourStop[];
}

/** What to do when a release fails, where its team says nothing else. */
export const DEFAULT_RUNBOOK = 'docs/runbook-broken-release.md';

/** Declares a remote; exists for the types. */
export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}

/** What of a declaration is help, as it stands in the registry. */
export function declaredHelp({ help, tour }: RemoteConfig): Pick<RemoteConfig, 'help' | 'tour'> {
  return { ...(help && { help }), ...(tour && { tour }) };
}
