import type { Point } from './place.ts';

/** The mean radius of the Earth in miles (IUGG, 6371.0088 km). */
const earthRadius = 3958.7613;
const toRadians = Math.PI / 180;

/** The great-circle distance in miles between two points in degrees (haversine formula). */
export function distanceMiles(a: Point, b: Point): number {
  const lat = Math.sin(((b.lat - a.lat) * toRadians) / 2);
  const lng = Math.sin(((b.lng - a.lng) * toRadians) / 2);
  const h = lat * lat + Math.cos(a.lat * toRadians) * Math.cos(b.lat * toRadians) * lng * lng;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

export type Box = { south: number; north: number; west: number; east: number };

/**
 * A box in degrees with every point within `miles` of the centre. Slightly larger than the circle,
 * to filter by an index before the exact distance. Across the 180th meridian (the western
 * Aleutians) west can be below -180.
 */
export function boxAround(center: Point, miles: number): Box {
  const lat = miles / earthRadius / toRadians;
  const edge = Math.min(89.9, Math.abs(center.lat) + lat);
  const lng = Math.min(180, lat / Math.cos(edge * toRadians));
  return {
    south: Math.max(-90, center.lat - lat),
    north: Math.min(90, center.lat + lat),
    west: center.lng - lng,
    east: center.lng + lng,
  };
}
