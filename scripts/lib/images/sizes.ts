/** Most that our image may add to its base, and the publishing image may be as a whole, in MB. */
const RUN_MAX_MB = 200;
const PUBLISH_MAX_MB = 900;

const BYTES_PER_MB = 1_000_000;

/** Sizes of images, in bytes. */
export interface ImageSizes {
  base: number;
  run: number;
  publish: number;
}

/** What is too large about the images. @param say told the sizes */
export function sizeProblems(
  { base, run, publish }: ImageSizes,
  say: (text: string) => void,
): string[] {
  const added = Math.round((run - base) / BYTES_PER_MB);
  const whole = Math.round(publish / BYTES_PER_MB);
  say(`The processes' image adds ${added} MB to its base, the publishing image has ${whole} MB.`);
  return [
    ...(added > RUN_MAX_MB ? [`The processes' image adds more than ${RUN_MAX_MB} MB.`] : []),
    ...(whole > PUBLISH_MAX_MB ? [`The publishing image has more than ${PUBLISH_MAX_MB} MB.`] : []),
  ];
}
