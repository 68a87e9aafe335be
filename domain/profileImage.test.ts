import { expect, test } from 'vitest';
import { imageRefusal } from './profileImage.ts';

test('accepts a PNG or JPEG of at most 20971520 bytes', () => {
  expect(imageRefusal({ type: 'image/png', size: 20_971_520 })).toBeNull();
  expect(imageRefusal({ type: 'image/jpeg', size: 1 })).toBeNull();
  expect(imageRefusal({ type: 'image/jpg', size: 1 })).toBeNull();
  expect(imageRefusal({ type: 'image/png', size: 20_971_521 })).toBe('size');
  expect(imageRefusal({ type: 'image/gif', size: 1 })).toBe('kind');
  expect(imageRefusal({ type: '', size: 1 })).toBe('kind');
});

test('knows the photo of an iPhone by its type or its name', () => {
  expect(imageRefusal({ type: 'image/heic', size: 1 })).toBe('heic');
  expect(imageRefusal({ type: 'image/heif', size: 1 })).toBe('heic');
  expect(imageRefusal({ type: '', size: 1, name: 'IMG_0142.HEIC' })).toBe('heic');
  expect(imageRefusal({ type: 'image/jpeg', size: 1, name: 'IMG_0142.HEIC.jpg' })).toBeNull();
  expect(imageRefusal({ type: 'image/png', size: 1, name: 'IMG_0142.HEIC' })).toBeNull();
  expect(imageRefusal({ type: '', size: 1, name: 'IMG.HEIC.bin' })).toBe('kind');
});
