import type { JobMapPoint } from '@silverjobs/contract';
import { JOB_MAP_PLACES_MAX } from '@silverjobs/contract/constants';
import Supercluster from 'supercluster';
import { MAX_ZOOM } from './camera.ts';

/** Pixels within which places become one (jobs-13). */
const RADIUS_PX = 60;
/** Width of the world at zoom 0, in pixels, as on the map. */
const TILE_PX = 256;
/** Begins the keys of several places; those of one are its postal code. */
const CLUSTER = 'cluster-';
const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

/** Jobs that stand on the map as one: of a place, or of several near one another. */
export interface JobCluster {
  key: string;
  lat: number;
  lon: number;
  jobs: number;
  /** Name of the place with the most jobs in it. */
  place: string;
  /** Places in it. */
  places: number;
}

/** A chosen cluster with the places in it. */
export interface ClusterContent extends Pick<JobCluster, 'jobs' | 'place' | 'places'> {
  points: JobMapPoint[];
  /** Zoom at which it falls apart. */
  splitsAt: number;
}

/** Finds what stands together at a zoom. */
export interface ClusterIndex {
  clustersAt: (zoom: number) => JobCluster[];
  contentOf: (cluster: JobCluster) => ClusterContent;
}

interface Sum {
  jobs: number;
  places: number;
  place: string;
  /** Jobs of that place. */
  most: number;
}

/**
 * Makes the index for the points of a filter; 6,000 need some milliseconds.
 * @param scale how much larger than usual the letters are, and so the buttons
 */
export function createClusterIndex(points: readonly JobMapPoint[], scale = 1): ClusterIndex {
  const index = new Supercluster<{ point: JobMapPoint }, Sum>({
    radius: RADIUS_PX * scale,
    maxZoom: MAX_ZOOM,
    extent: TILE_PX,
    map: ({ point }) => ({ jobs: point.count, places: 1, place: point.place, most: point.count }),
    reduce: (sum, part) => {
      sum.jobs += part.jobs;
      sum.places += part.places;
      if (part.most > sum.most) {
        sum.most = part.most;
        sum.place = part.place;
      }
    },
  });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.lon, point.lat] },
    })),
  );

  return {
    clustersAt: (zoom) =>
      index
        .getClusters(WORLD, Math.floor(zoom))
        .map(({ geometry, properties }): JobCluster => {
          const [lon = 0, lat = 0] = geometry.coordinates;
          if ('point' in properties) {
            const { postal_code, count, place } = properties.point as JobMapPoint;
            return { key: postal_code, lat, lon, jobs: count, place, places: 1 };
          }
          const { cluster_id, jobs, places, place } = properties;
          return { key: `${CLUSTER}${cluster_id}`, lat, lon, jobs, place, places };
        })
        // As one reads: from the north to the south.
        .sort((a, b) => b.lat - a.lat || a.lon - b.lon),
    contentOf: ({ key, jobs, place, places }) => {
      const name = { jobs, place, places };
      if (!key.startsWith(CLUSTER)) {
        const own = points.filter(({ postal_code }) => postal_code === key);
        return { ...name, points: own, splitsAt: 0 };
      }
      const id = Number(key.slice(CLUSTER.length));
      const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY);
      return {
        ...name,
        points: leaves.map(({ properties }) => properties.point),
        splitsAt: index.getClusterExpansionZoom(id),
      };
    },
  };
}

/** '23 Stellen bei Kassel', of a single place '1 Stelle in Kassel'. */
export function clusterName({
  jobs,
  place,
  places,
}: Pick<JobCluster, 'jobs' | 'place' | 'places'>) {
  const number = jobs === 1 ? '1 Stelle' : `${jobs.toLocaleString('de-DE')} Stellen`;
  return `${number} ${places > 1 ? 'bei' : 'in'} ${place}`;
}

/** Whether the jobs of a cluster can be listed, or it has to be looked at more closely first. */
export function isListable({ places }: Pick<JobCluster, 'places'>): boolean {
  return places <= JOB_MAP_PLACES_MAX;
}
