import { expect, it } from 'vitest';
import { skillKey } from './skillKey.ts';

it('is the same for other endings, another order and a repeated word', () => {
  const key = skillKey('Managing kitchens');
  expect(skillKey('kitchen manage')).toBe(key);
  expect(skillKey('Kitchens: managing the kitchen')).toBe(key);
  expect(skillKey('Managing kitchens')).toBe(key);
});

it('differs for another skill, and is empty where no word tells anything', () => {
  expect(skillKey('Managing hotels')).not.toBe(skillKey('Managing kitchens'));
  expect(skillKey('of the')).toBe('');
});
