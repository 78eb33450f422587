import type { Registry } from '@silverjobs/federation';
import type { EarlierVersion } from '@silverjobs/federation/find-unmet-needs';
import type { AppConfig } from '@silverjobs/shell';

/** What a tab in preview is told (delivery-60). */
export interface PreviewNote {
  releases: { name: string; release: string }[];
  /** Why there is no preview, although one was asked for. */
  problem?: string;
}

/** What the document brings along for the host. */
export interface BootData {
  registry: Registry;
  config: AppConfig;
  /** Release of the host that the document names. */
  release?: string;
  /** Versions that this host gives to remotes. */
  provides?: Record<string, string>;
  /** Versions that it gives beside those (delivery-90). */
  earlier?: EarlierVersion[];
  /** Keys of the storage that decide first views (delivery-54). */
  kept?: string[];
  /** Remotes of which a canary is being tried. */
  measured?: string[];
  /** What the document reports with how those load. */
  reportToken?: string;
  /** Which builds this tab shows instead of the live ones. */
  preview?: PreviewNote;
  /** Permits styles that are made at run time; absent on a plain static host. */
  nonce?: string;
}
