import { boxAround, distanceMiles } from '#server/places/distance.ts';
import type { Point } from '#server/places/place.ts';

/** Cells of half a degree: about 35 by 27 miles in the middle of the country. */
const cellsPerDegree = 2;
const columns = 360 * cellsPerDegree;

const cellOf = (row: number, column: number): number =>
  row * columns + (((column % columns) + columns) % columns);

const rowOf = (lat: number): number => Math.floor((lat + 90) * cellsPerDegree);
const columnOf = (lng: number): number => Math.floor((lng + 180) * cellsPerDegree);

/** Finds documents near a point: a grid of cells, then the exact distance. */
export class PlaceGrid {
  readonly #cells = new Map<number, Map<number, Point>>();

  add(slot: number, point: Point): void {
    const cell = cellOf(rowOf(point.lat), columnOf(point.lng));
    const found = this.#cells.get(cell);
    if (found === undefined) this.#cells.set(cell, new Map([[slot, point]]));
    else found.set(slot, point);
  }

  remove(slot: number, point: Point): void {
    this.#cells.get(cellOf(rowOf(point.lat), columnOf(point.lng)))?.delete(slot);
  }

  /** Calls `visit` for each document within `miles` of the center, with its distance in miles. */
  near(center: Point, miles: number, visit: (slot: number, miles: number) => void): void {
    const box = boxAround(center, miles);
    for (let row = rowOf(box.south); row <= rowOf(box.north); row += 1) {
      for (let column = columnOf(box.west); column <= columnOf(box.east); column += 1) {
        for (const [slot, point] of this.#cells.get(cellOf(row, column)) ?? []) {
          const distance = distanceMiles(center, point);
          if (distance <= miles) visit(slot, distance);
        }
      }
    }
  }
}
