import { describe, expect, it } from 'vitest';
import { PlaceGrid } from './placeGrid.ts';

const syracuse = { lat: 43.05, lng: -76.15 };

function near(grid: PlaceGrid, center: { lat: number; lng: number }, miles: number) {
  const found = new Map<number, number>();
  grid.near(center, miles, (slot, distance) => found.set(slot, distance));
  return found;
}

describe('a grid of places', () => {
  it('finds what is near, with the miles to it, on all four sides', () => {
    const grid = new PlaceGrid();
    const sides = [
      { lat: 43.6, lng: -76.15 },
      { lat: 42.5, lng: -76.15 },
      { lat: 43.05, lng: -76.9 },
      { lat: 43.05, lng: -75.4 },
    ];
    sides.forEach((point, slot) => grid.add(slot, point));
    grid.add(4, { lat: 44.5, lng: -76.15 });
    const found = near(grid, syracuse, 40);
    expect([...found.keys()].toSorted()).toEqual([0, 1, 2, 3]);
    for (const miles of found.values()) {
      expect(miles).toBeGreaterThan(35);
      expect(miles).toBeLessThan(40);
    }
  });

  it('leaves out a corner of the cells that lies farther away', () => {
    const grid = new PlaceGrid();
    grid.add(0, { lat: 43.4, lng: -75.7 });
    expect(near(grid, syracuse, 30).size).toBe(0);
    expect(near(grid, syracuse, 35).size).toBe(1);
  });

  it('keeps several in one place apart, and forgets only the one that is removed', () => {
    const grid = new PlaceGrid();
    for (const slot of [0, 1, 2]) grid.add(slot, syracuse);
    grid.remove(1, syracuse);
    expect([...near(grid, syracuse, 1).keys()]).toEqual([0, 2]);
    expect(near(grid, syracuse, 1).get(0)).toBe(0);
  });

  it('forgets nothing when the place of a removal has nothing', () => {
    const grid = new PlaceGrid();
    grid.add(0, syracuse);
    grid.remove(0, { lat: 10, lng: 10 });
    expect(near(grid, syracuse, 1).size).toBe(1);
  });

  it('finds places across the line where the days meet', () => {
    const grid = new PlaceGrid();
    grid.add(0, { lat: 51.9, lng: 179.9 });
    grid.add(1, { lat: 51.9, lng: -179.9 });
    expect([...near(grid, { lat: 51.9, lng: -179.95 }, 30).keys()].toSorted()).toEqual([0, 1]);
    expect([...near(grid, { lat: 51.9, lng: 179.95 }, 30).keys()].toSorted()).toEqual([0, 1]);
  });
});
