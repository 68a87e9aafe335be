import { closingDay, factsOf, type JobFacts, type StatedFacts } from './jobFacts.ts';

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The column with room for a slot: the same one, or a larger copy. */
export function withRoom<Column extends Numbers>(column: Column, slot: number): Column {
  if (slot < column.length) return column;
  const size = slot + (slot >> 3) + 64;
  const larger = Reflect.construct(column.constructor, [size]) as Column;
  larger.set(column);
  return larger;
}

/**
 * What the filters, the sorts and the other names of work read of each job, by slot: 21 bytes a
 * job, so that a million are read in a few milliseconds.
 */
export class SlotFacts {
  way = new Uint8Array(0);
  types = new Uint8Array(0);
  contact = new Uint8Array(0);
  pay = new Uint32Array(0);
  postedDay = new Uint16Array(0);
  /** 0 for a slot without a job, so that it has closed on every day. */
  closesDay = new Uint16Array(0);
  occupation = new Uint16Array(0);
  /** Milliseconds since 1970. */
  postedAt = new Float64Array(0);

  set(slot: number, stated: StatedFacts, occupation: number): void {
    const { way, types, contact, pay, postedDay } = factsOf(stated);
    this.#makeRoom(slot);
    this.way[slot] = way;
    this.types[slot] = types;
    this.contact[slot] = contact;
    this.pay[slot] = pay;
    this.postedDay[slot] = postedDay;
    this.closesDay[slot] = closingDay(stated.closesOn);
    this.occupation[slot] = occupation;
    this.postedAt[slot] = stated.postedAt === null ? 0 : Date.parse(stated.postedAt) || 0;
  }

  /** Empties a slot. Its sort keys stay until the sorts have let it go. */
  remove(slot: number): void {
    this.closesDay[slot] = 0;
  }

  /** Reads a slot into `into`, so that a pass over all jobs makes no objects. */
  read(slot: number, into: { -readonly [Key in keyof JobFacts]: JobFacts[Key] }): void {
    into.way = this.way[slot] ?? 0;
    into.types = this.types[slot] ?? 0;
    into.contact = this.contact[slot] ?? 0;
    into.pay = this.pay[slot] ?? 0;
    into.postedDay = this.postedDay[slot] ?? 0;
  }

  #makeRoom(slot: number): void {
    if (slot < this.way.length) return;
    this.way = withRoom(this.way, slot);
    this.types = withRoom(this.types, slot);
    this.contact = withRoom(this.contact, slot);
    this.pay = withRoom(this.pay, slot);
    this.postedDay = withRoom(this.postedDay, slot);
    this.closesDay = withRoom(this.closesDay, slot);
    this.occupation = withRoom(this.occupation, slot);
    this.postedAt = withRoom(this.postedAt, slot);
  }
}
