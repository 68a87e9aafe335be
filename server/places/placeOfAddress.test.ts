import { expect, it } from 'vitest';
import { geocodeZip } from './geocodeZip.ts';
import { placeOfAddress } from './placeOfAddress.ts';

const syracuse = { city: 'Syracuse', state: 'NY' };

it('places an address by its ZIP code, whatever stands beside it', () => {
  expect(placeOfAddress({ ...syracuse, zip: '98101' })).toEqual(geocodeZip('98101'));
});

it('places a ZIP code that is newer than our list in the town beside it', () => {
  expect(geocodeZip('13299')).toBeNull();
  const places = ['NY', 'New York'].map((state) =>
    placeOfAddress({ ...syracuse, state, zip: '13299' }),
  );
  for (const place of places) expect(place).toMatchObject({ city: 'Syracuse', state: 'NY' });
});

it('places it at the nearest ZIP code of its state when the town is not known', () => {
  const place = placeOfAddress({ zip: '13299', city: 'Nowhere in Particular', state: 'NY' });
  expect(place).toMatchObject({ zip: '13290', state: 'NY' });
});

it.each([{}, { state: 'CA' }, { city: 'Syracuse' }, { city: 'Syracuse', state: 'Atlantis' }])(
  'places an unknown ZIP code nowhere beside %j',
  (beside) => {
    expect(placeOfAddress({ zip: '13299', ...beside })).toBeNull();
  },
);

it.each([
  ['09001', 'APO', 'AE'],
  ['34002', 'DPO', 'AA'],
  ['96201', 'FPO', 'AP'],
  ['09128', 'APO', 'NY'],
])('places military mail to %s (%s, %s) nowhere', (zip, city, state) => {
  expect(placeOfAddress({ zip, city, state })).toBeNull();
  expect(geocodeZip(zip)).toBeNull();
});
