import { EMPTY_WISH } from '#machines/publicMatch/publicMatch.ts';
import type { Wish } from '#machines/publicMatch/publicMatchTypes.ts';
import { SEARCH_MILES, VISITOR_LIMITS } from '#domain/visitor.ts';
import { read, visitorWishKey, write } from '#src/tab/storage.ts';

/** What was typed in this tab before a reload or a look elsewhere; empty when nothing was. */
export function readWish(): Wish {
  const kept: object = Object(read(visitorWishKey));
  const text = (name: 'work' | 'skill' | 'place', most: number) => {
    const value: unknown = Reflect.get(kept, name);
    return typeof value === 'string' && value.length <= most ? value : '';
  };
  const skills: unknown = Reflect.get(kept, 'skills');
  const radius: unknown = Reflect.get(kept, 'radius');
  return {
    ...EMPTY_WISH,
    work: text('work', VISITOR_LIMITS.work),
    skill: text('skill', VISITOR_LIMITS.skill),
    place: text('place', VISITOR_LIMITS.place),
    skills: Array.isArray(skills)
      ? skills
          .filter((one) => typeof one === 'string' && one.length <= VISITOR_LIMITS.skill)
          .slice(0, VISITOR_LIMITS.skills)
      : [],
    radius: SEARCH_MILES.find((miles) => miles === radius) ?? EMPTY_WISH.radius,
  };
}

/** Keeps it in the tab alone; an empty one is deleted. */
export function writeWish(wish: Wish): void {
  const isEmpty = JSON.stringify(wish) === JSON.stringify(EMPTY_WISH);
  write(visitorWishKey, isEmpty ? null : wish);
}
