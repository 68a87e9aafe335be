import { expect, it } from 'vitest';
import { boxAround, distanceMiles } from './distance.ts';

const newYork = { lat: 40.7128, lng: -74.006 };
const losAngeles = { lat: 34.0522, lng: -118.2437 };

it('measures New York to Los Angeles as about 2,445 miles, the same both ways', () => {
  expect(distanceMiles(newYork, losAngeles)).toBeCloseTo(2445.6, 0);
  expect(distanceMiles(losAngeles, newYork)).toBe(distanceMiles(newYork, losAngeles));
});

it('measures no distance as 0 and half the globe as half its circumference', () => {
  expect(distanceMiles(newYork, newYork)).toBe(0);
  expect(distanceMiles({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(12436.8, 0);
});

it('crosses the 180th meridian the short way', () => {
  expect(distanceMiles({ lat: 52, lng: 179.5 }, { lat: 52, lng: -179.5 })).toBeLessThan(50);
});

it.each([0, 25, 50, -33, 61])(
  'returns a box that contains the whole circle at latitude %d',
  (lat) => {
    const center = { lat, lng: -100 };
    const box = boxAround(center, 50);
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const angle = (degrees * Math.PI) / 180;
      const point = {
        lat: lat + 0.7 * Math.sin(angle),
        lng: center.lng + (0.7 * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
      };
      expect(distanceMiles(center, point)).toBeLessThan(50);
      expect(point.lat).toBeGreaterThan(box.south);
      expect(point.lat).toBeLessThan(box.north);
      expect(point.lng).toBeGreaterThan(box.west);
      expect(point.lng).toBeLessThan(box.east);
    }
  },
);
