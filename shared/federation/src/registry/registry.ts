import {
  EMPLOYER_ROLES,
  FEATURES,
  HELPER_PERMISSIONS,
  isOwnFeature,
  type OwnFeature,
} from '@silverjobs/contract/access';
import { z } from 'zod';
import { openObject } from './open-object.ts';
import { appPath, HelpTopicSchema, TourStopSchema } from './page-help.ts';
import { hostFiles, remoteFiles, unhashed } from './release-files.ts';

const integrity = z.string().regex(/^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64})$/);
/** Relative to the release's folder and never out of it: a registry cannot name a foreign address. */
const fileName = z.string().regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/);
const releaseId = z.string().regex(/^[a-z0-9]{6,40}$/);
const remoteName = z.string().regex(/^[a-z][a-z-]{1,30}$/);

const releaseKey = z.string().regex(/^[a-z][a-z-]{1,30}\/[a-z0-9]{6,40}$/);

const roles = z.array(z.enum(EMPLOYER_ROLES)).readonly().exactOptional();
const helpOf = z.array(z.enum(HELPER_PERMISSIONS)).readonly().exactOptional();

const accessRule = z.union([
  openObject({ kind: z.literal('signed-in'), roles, help: helpOf }),
  openObject({ kind: z.literal('client'), roles }),
  openObject({ kind: z.literal('candidate'), help: helpOf }),
  openObject({ kind: z.enum(['public', 'guest', 'session', 'operator']) }),
  openObject({
    kind: z.literal('feature'),
    feature: z.union([z.enum(FEATURES), z.custom<OwnFeature>(isOwnFeature)]),
    redirect: z.string().exactOptional(),
  }),
]);

const query = z
  .record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      // First: the other one would take it for its own, with a field that it does not know.
      openObject({
        stored: z.string(),
        field: z.string(),
        oneOf: z.union([z.literal('ids'), z.array(z.string())]),
      }),
      openObject({
        stored: z.string(),
        field: z.string(),
        without: z.number().exactOptional(),
      }).refine((value) => !('oneOf' in value)),
      openObject({ param: z.string() }),
      openObject({ query: z.string() }),
    ]),
  )
  .exactOptional();

const firstCall = openObject({
  group: z.enum(['auth', 'main', 'billing', 'assistants']),
  path: z.string().startsWith('/'),
  query,
});

/** A call of a team's group: the server asks it with the visitor's token, so its path leads nowhere else. */
const teamCall = openObject({
  group: z.string().regex(/^(?!(?:auth|main|billing|assistants)$)[a-z][a-z-]{1,30}$/),
  path: z.string().regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~{}-]+)+$/),
  query,
});

/** Open to names of later releases: who does not know one has no use for it. */
const roleName = z.string().regex(/^[a-z][a-z_-]*$/);

const deepLinkRule = openObject({
  targets: z.array(roleName).min(1),
  record: roleName.exactOptional(),
});

/** How long the document of a page may be answered once more, in seconds. */
const publicDocument = openObject({
  freshSeconds: z.int().min(1).max(86_400),
  staleSeconds: z.int().min(0).max(86_400),
});

/** The form of a mail's link, for browsers without scripts. */
const linkForm = openObject({
  path: z.string().startsWith('/'),
  question: z.string().min(1),
  confirm: z.string().min(1),
});

/** Files a page needs before it can render, relative to the release's folder. */
const pageFiles = openObject({ js: z.array(fileName).min(1), css: z.array(fileName) });

/** The file that the document server renders first views with; it has a hash like every other. */
const firstView = openObject({ file: fileName });

/** Names by shared module. */
const surface = z.record(z.string(), z.array(z.string()));

/** A version of a shared package that the host gives beside its own (delivery-90). */
const earlierVersion = openObject({
  package: z.string(),
  version: z.string(),
  /** Last day on which releases that need it go live, in UTC. */
  until: z.iso.date(),
  exports: surface.exactOptional(),
});

const NO_HASH = 'A file that a document needs has no hash.';

/** Name of a place in a page; one page of the product has it. */
const slotName = z.string().regex(/^[a-z][a-z-]{1,40}$/);

/** A place in a page that widgets of other remotes may fill (delivery-73). */
const slot = openObject({
  name: slotName,
  /** What a widget may cost in it, with the entry of its remote: compressed bytes. */
  maxBytes: z.int().min(1),
});

/** A part of a remote that stands in the page of another one. */
const widget = openObject({
  slot: slotName,
  expose: z.string().regex(/^[A-Z]\w+$/),
  access: accessRule,
  /** What it costs, with the entry of the remote: compressed bytes. */
  bytes: z.int().min(1),
  files: pageFiles,
});

/** A page of a published release. */
const RegistryPageSchema = openObject({
  path: appPath,
  aliases: z.array(appPath).exactOptional(),
  expose: z.string().regex(/^[A-Z]\w+$/),
  title: z.string().min(1),
  access: accessRule,
  under: appPath.exactOptional(),
  firstCalls: z.array(firstCall).exactOptional(),
  firstTeamCalls: z.array(teamCall).exactOptional(),
  purpose: roleName.exactOptional(),
  withoutButtonTo: z.array(roleName).exactOptional(),
  deepLink: deepLinkRule.exactOptional(),
  publicDocument: publicDocument.exactOptional(),
  slots: z.array(slot).exactOptional(),
  linkForm: linkForm.exactOptional(),
  files: pageFiles,
});

const badge = {
  call: firstCall,
  queryKey: z.array(z.string()).min(1),
  one: z.string().min(1),
  more: z.string().includes('{n}'),
};

/** Lines of an icon on a ground of 24 by 24, as `d` of a path has them. */
const iconLine = z
  .string()
  .max(600)
  .regex(/^[MmZzLlHhVvCcSsQqTtAa\d ,.+-]+$/);

const menuEntry = openObject({
  section: z.enum(['jobs', 'personal', 'silverplus', 'employer', 'operator']),
  order: z.number(),
  path: appPath,
  label: z.string().min(1),
  icon: z.string(),
  // Beside what hosts of before know: those put the entry into the section, with the icon, that they have.
  ownSection: openObject({
    name: z.string().regex(/^[a-z][a-z-]{1,30}$/),
    heading: z.string().min(1).max(40),
  }).exactOptional(),
  ownIcon: z.array(iconLine).min(1).max(8).exactOptional(),
  tab: z.number().exactOptional(),
  badge: openObject({ topic: z.enum(['messages']), ...badge }).exactOptional(),
  // Not a badge without a topic: hosts of before would refuse the registry that holds it.
  polledBadge: openObject(badge).exactOptional(),
});

/** Where a release comes from: for who operates it, never for visitors. */
const provenance = openObject({
  commit: z.string().exactOptional(),
  repository: z.string().exactOptional(),
  /** The run that built it, where CI names one. */
  builder: z.string().exactOptional(),
});

/** A published, immutable release of a remote. */
export const RemoteReleaseSchema = openObject({
  name: remoteName,
  owner: z.string().min(1),
  /** What to do when it fails; never told to visitors. */
  runbook: z.string().min(1).max(300).exactOptional(),
  release: releaseId,
  /** Global name of the container; holds the release, so that two releases never meet. */
  container: z.string().regex(/^[A-Za-z_]\w+$/),
  entry: fileName,
  pages: z.array(RegistryPageSchema).min(1),
  menu: z.array(menuEntry),
  widgets: z.array(widget).exactOptional(),
  help: z.array(HelpTopicSchema).exactOptional(),
  tour: z.array(TourStopSchema).exactOptional(),
  /** SHA-384 of every file of the release. */
  integrity: z.record(fileName, integrity),
  /** Versions of the shared libraries that the release was built for. */
  requires: z.record(z.string(), z.string()),
  /** Names that it imports from shared modules. */
  uses: surface.exactOptional(),
  /** Packages that it takes in the version of its own range, beside another one in the page (delivery-90). */
  sideBySide: z.array(z.string()).exactOptional(),
  firstView: firstView.exactOptional(),
  provenance: provenance.exactOptional(),
  publishedAt: z.iso.datetime(),
}).refine((release) => unhashed(remoteFiles(release), release.integrity).length === 0, NO_HASH);

/** File of a host's release with the inline scripts of its documents: texts by name, as JSON. */
export const INLINE_SCRIPTS_FILE = 'inline-scripts.json';

/** A published, immutable release of the host. */
export const HostReleaseSchema = openObject({
  release: releaseId,
  scripts: z.array(fileName).min(1),
  styles: z.array(fileName),
  /** Files the browser shall fetch with the first ones, such as the typeface. */
  fonts: z.array(fileName),
  integrity: z.record(fileName, integrity),
  /** Versions of the shared libraries that the host gives to remotes. */
  provides: z.record(z.string(), z.string()),
  /** Names that its shared modules export. */
  exports: surface.exactOptional(),
  earlier: z.array(earlierVersion).exactOptional(),
  /** Purposes of pages that it links to. */
  needs: z.array(roleName).exactOptional(),
  firstView: firstView.exactOptional(),
  provenance: provenance.exactOptional(),
  publishedAt: z.iso.datetime(),
}).refine((release) => unhashed(hostFiles(release), release.integrity).length === 0, NO_HASH);

const tried = {
  /** Share of the browsers. */
  percent: z.int().min(1).max(99),
  /** Revision in which this try began. */
  since: z.int().min(1),
};

/** A release that a share of the visitors gets instead of the live one. */
const canary = openObject({ release: RemoteReleaseSchema, ...tried });
const hostCanary = openObject({ release: HostReleaseSchema, ...tried });

/** What a team's key may do, and with which remotes; `host` for the host. */
const teamKey = openObject({
  /** The key's own name, made of the key. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  team: z.string().min(1),
  /** Where the team is told what was done to its releases without it. */
  mail: z.email().exactOptional(),
  publicKey: z.base64(),
  remotes: z.array(remoteName),
  rights: z.array(z.string()),
});

/** Who made a revision, when, why and what of it changed; older ones do not say it. */
const change = openObject({
  by: z.string().min(1),
  at: z.iso.datetime(),
  why: z.string().min(1).exactOptional(),
  what: z.array(z.string()),
});

/** The registry: which release of host and remotes is live. */
export const RegistrySchema = openObject({
  schema: z.literal(1),
  revision: z.int().min(0),
  host: HostReleaseSchema.nullable(),
  remotes: z.record(remoteName, RemoteReleaseSchema),
  /** Remotes that are switched off; their pages say so, everything else goes on. */
  disabled: z.array(remoteName).exactOptional(),
  canaries: z.record(remoteName, canary).exactOptional(),
  hostCanary: hostCanary.exactOptional(),
  /** Releases that stay in the store however old they are, such as `jobs/0a1b2c3d4e5f`. */
  pinned: z.array(releaseKey).exactOptional(),
  /** Releases that are being taken out of the store; none of them can go live. */
  pruning: z.array(releaseKey).exactOptional(),
  /** Keys of teams that may deliver over HTTP; signed with the registry like the rest of it. */
  teamKeys: z.array(teamKey).exactOptional(),
  change: change.exactOptional(),
});

export type RegistryPage = z.infer<typeof RegistryPageSchema>;
export type RegistryWidget = z.infer<typeof widget>;
export type RemoteRelease = z.infer<typeof RemoteReleaseSchema>;
export type HostRelease = z.infer<typeof HostReleaseSchema>;
export type Canary = z.infer<typeof canary>;
export type HostCanary = z.infer<typeof hostCanary>;
export type Provenance = z.infer<typeof provenance>;
export type TeamKey = z.infer<typeof teamKey>;
export type Registry = z.infer<typeof RegistrySchema>;

/** A registry before anything was published. */
export const emptyRegistry: Registry = { schema: 1, revision: 0, host: null, remotes: {} };
