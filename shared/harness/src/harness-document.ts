import { BOOT_ELEMENT, type HarnessBoot } from './harness-boot.ts';

/**
 * The document of the harness.
 * @param folder URL of the harness's bundle, with a slash at the end
 * @param devtoolsHook text of the script that fast refresh needs
 */
export function harnessDocument(boot: HarnessBoot, folder: string, devtoolsHook: string): string {
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harness: ${boot.remote.name}</title>
<script>${devtoolsHook}</script>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${folder}harness.css">
<script defer src="${folder}harness.js"></script>
<script type="application/json" id="${BOOT_ELEMENT}">${json}</script>
</head>
<body><div id="root"></div></body>
</html>
`;
}
