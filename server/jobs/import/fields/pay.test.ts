import { expect, test } from 'vitest';
import type { FeedPay, PayUnit } from '../feedLine.ts';
import { firstInDollars, payOf, type PayParts } from './pay.ts';

const pay = (min: number | null, max: number | null, unit: PayUnit, currency = 'USD'): FeedPay => ({
  min,
  max,
  unit,
  currency,
});

test.each<[string, FeedPay | null]>([
  ['$18 - $21 per hour', pay(18, 21, 'HOUR')],
  ['$18.50/hr', pay(18.5, 18.5, 'HOUR')],
  ['$18.00/Hr. - $21.00/Hr.', pay(18, 21, 'HOUR')],
  ['$41,000.00 to $47,500.00 a year', pay(41_000, 47_500, 'YEAR')],
  ['between $20 and $25 an hour', pay(20, 25, 'HOUR')],
  ['$680–$720 weekly', pay(680, 720, 'WEEK')],
  ['$4,500 monthly', pay(4500, 4500, 'MONTH')],
  ['$165K – $205K • Offers Equity', pay(165_000, 205_000, 'YEAR')],
  ['$50-60k', pay(50_000, 60_000, 'YEAR')],
  ['18,50 - 21,00 per hour', pay(18.5, 21, 'HOUR')],
  ['19.99k a year', pay(19_990, 19_990, 'YEAR')],
  ['$90 000 per year', pay(90_000, 90_000, 'YEAR')],
  ['From $46,000 per year', pay(46_000, null, 'YEAR')],
  ['$20/hr+', pay(20, null, 'HOUR')],
  ['$20 and up', pay(20, null, 'HOUR')],
  ['$20.50 an hour + tips', pay(20.5, 20.5, 'HOUR')],
  ['Up to $180 a day', pay(null, 180, 'DAY')],
  ['$25 - $18 per hour', pay(18, 25, 'HOUR')],
  ['$15 - $17 per hour, 40 hours per week', pay(15, 17, 'HOUR')],
  ['€70k - €90k', pay(70_000, 90_000, 'YEAR', 'EUR')],
  ['C$30/hr', pay(30, 30, 'HOUR', 'CAD')],
  ['52000 GBP per annum', pay(52_000, 52_000, 'YEAR', 'GBP')],
  ['&#36;21 &ndash; &#36;23 / hour', pay(21, 23, 'HOUR')],
  ['249.99', pay(249.99, 249.99, 'HOUR')],
  ['15,000', pay(15_000, 15_000, 'YEAR')],
  ['$0 - $50,000', pay(null, 50_000, 'YEAR')],
  ['250', null],
  ['14,999', null],
  ['$200 - $16,000', null],
  ['$2,000 biweekly', null],
  ['$2,400.00 every two weeks', null],
  ['$40 per visit', null],
  ['Competitive, DOE', null],
  ['401(k)', null],
  ['10% commission', null],
  ['$0', null],
  ['-5', null],
])('reads the pay "%s"', (value, expected) => {
  expect(payOf({ value })).toEqual(expected);
});

test.each<[string, PayParts, FeedPay | null]>([
  ['numbers with a unit', { min: 22, max: 25, unit: 'hour' }, pay(22, 25, 'HOUR')],
  ['texts as figures', { min: '4100', max: '$4,750', unit: 'MONTH' }, pay(4100, 4750, 'MONTH')],
  ['codes of units', { min: 30, max: 30, unit: 'HUR', currency: 'usd' }, pay(30, 30, 'HOUR')],
  ['an interval', { min: 1, max: 2, unit: 'per-year-salary' }, pay(1, 2, 'YEAR')],
  ['one figure', { value: 118_000, currency: 'USD' }, pay(118_000, 118_000, 'YEAR')],
  ['no upper end', { min: 60_000 }, pay(60_000, null, 'YEAR')],
  ['no lower end', { max: 30, unit: 'HOURLY' }, pay(null, 30, 'HOUR')],
  ['swapped ends', { min: 30, max: 20 }, pay(20, 30, 'HOUR')],
  ['a unit beside a text', { value: '20-25', unit: 'hour' }, pay(20, 25, 'HOUR')],
  ['two weeks', { min: 900, max: 1000, unit: '2 WEEK' }, null],
  ['a unit of none', { min: 20, max: 30, unit: 'one-time' }, null],
  ['zero and negative figures', { min: 0, max: -3, unit: 'HOUR' }, null],
  ['wrong types', { min: [20], max: { a: 1 }, value: true }, null],
])('reads pay fields with %s', (_name, parts, expected) => {
  expect(payOf(parts)).toEqual(expected);
});

test('takes the first range in dollars, else the first', () => {
  const euro = pay(1, 2, 'HOUR', 'EUR');
  expect(firstInDollars([null, euro, pay(3, 4, 'HOUR')])).toEqual(pay(3, 4, 'HOUR'));
  expect(firstInDollars([null, euro])).toEqual(euro);
  expect(firstInDollars([])).toBeNull();
});
